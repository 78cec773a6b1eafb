import { useState } from 'react'
import type { Answer, Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import type { Booking } from '../../../booking/change.ts'
import type { Passage } from '../../../domain/text/localized.ts'
import { useText } from '../../../i18n/use-locale.ts'
import { fill } from './fill.ts'
import { useFacts } from './use-facts.ts'

export type ContractId = Schema<'AcceptedContract'>['id']

/** "The distance sales contract and preliminary information form must be read and ticked" (decision 20.3). */
export const CONTRACT_IDS: readonly ContractId[] = ['distance-sales', 'pre-information']

/** A contract as it is read: names, dates and sums of this booking filled in. */
export type Contract = { id: ContractId; version: string; sha256: string; title: Passage; body: Passage }

/** What the visitor reads: a tick is for this. */
const wording = ({ title, body }: Contract) => `${title.text}\n\n${body.text}`

/** One contract of the quote in the visitor's language, filled in. Undefined while it is loading. */
function useContract(id: ContractId, booking: Booking, quote: Answer<'quoteCreate'>) {
  const listed = quote.contracts.find((it) => it.id === id)
  const choose = useText()
  // The language is chosen as for every text of the agency; what is shown is the text with this hash.
  const { text: sha256 } = choose(listed?.texts.map((it) => ({ lang: it.language, value: it.sha256 })))
  const { data, error, mutate } = useApi('contractView', sha256 === '' ? null : { path: { sha256 } })
  const facts = useFacts(booking, quote)
  const retry = () => void mutate()
  if (!data) return { error, retry }
  const { version, language, title, body } = data
  const passage = (value: string): Passage => choose([{ lang: language, value }])
  const contract: Contract = { id, version, sha256, title: passage(title), body: passage(fill(body, facts)) }
  return { contract, error, retry }
}

type Ticks = Partial<Record<ContractId, string>>

/**
 * The two contracts and their ticks. A tick is for a wording: when a name, a date or a sum changes, it is gone by itself.
 * `accepted` are the hashes of what has been ticked, for the quote.
 */
export function useContracts(booking: Booking, quote: Answer<'quoteCreate'>) {
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
    accepted: (): Schema<'AcceptedContract'>[] =>
      contracts.filter(isTicked).map(({ id, version, sha256 }) => ({ id, version, sha256 })),
  }
}

export type Contracts = ReturnType<typeof useContracts>
