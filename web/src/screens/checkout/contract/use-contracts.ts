import { useState } from 'react'
import type { Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import type { Booking } from '../../../booking/change.ts'
import type { Passage } from '../../../domain/localized.ts'
import { useText } from '../../../i18n/use-locale.ts'
import { fill, sha256 } from './fill.ts'
import { useFacts } from './use-facts.ts'

export type ContractId = Schema<'AcceptedContract'>['id']

/** "The distance sales contract and preliminary information form must be read and ticked" (spec 5). */
export const CONTRACT_IDS: readonly ContractId[] = ['distance-sales', 'pre-information']

/** A contract as it is read: names, dates and sums of this booking filled in. */
export type Contract = { id: ContractId; version: string; title: Passage; body: Passage }

/** What of a contract is hashed: all that the visitor reads. */
const wording = ({ title, body }: Contract) => `${title.text}\n\n${body.text}`

/** One text of the agency, filled in. Undefined while it is loading. */
function useContract(id: ContractId, booking: Booking, quote: Schema<'Quote'>) {
  const { data, error, mutate } = useApi('pageView', { query: { url: id } })
  const facts = useFacts(booking, quote)
  const text = useText()
  const retry = () => void mutate()
  if (!data) return { error, retry }
  const { title, body, version = 'none' } = data.record
  const filled = text(body)
  const contract: Contract = { id, version, title: text(title), body: { ...filled, text: fill(filled.text, facts) } }
  return { contract, error, retry }
}

type Ticks = Partial<Record<ContractId, string>>

/**
 * The two contracts and their ticks. A tick is for a wording: when a name, a date or a sum changes, it is gone by itself.
 * `accepted` are the hashes of what has been ticked, for the quote.
 */
export function useContracts(booking: Booking, quote: Schema<'Quote'>) {
  const [ticks, setTicks] = useState<Ticks>({})
  const read = [useContract('distance-sales', booking, quote), useContract('pre-information', booking, quote)]
  const contracts = read.flatMap(({ contract }) => contract ?? [])
  const isTicked = (contract: Contract) => ticks[contract.id] === wording(contract)
  return {
    contracts,
    error: read.find(({ contract, error }) => error && !contract)?.error,
    retry: () => read.forEach(({ contract, retry }) => !contract && retry()),
    isTicked,
    /** A document that had been ticked says something else now. */
    changed: contracts.some((it) => ticks[it.id] !== undefined && !isTicked(it)),
    tick: (contract: Contract, on: boolean) =>
      setTicks(({ [contract.id]: _old, ...others }) => (on ? { ...others, [contract.id]: wording(contract) } : others)),
    missing: () => CONTRACT_IDS.filter((id) => !contracts.some((it) => it.id === id && isTicked(it))),
    accepted: (): Promise<Schema<'AcceptedContract'>[]> =>
      Promise.all(
        contracts
          .filter(isTicked)
          .map(async (it) => ({ id: it.id, version: it.version, sha256: await sha256(wording(it)) })),
      ),
  }
}

export type Contracts = ReturnType<typeof useContracts>
