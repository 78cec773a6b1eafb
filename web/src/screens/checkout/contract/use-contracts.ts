import { useState } from 'react'
import type { Answer, Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import type { LangText } from '../../../domain/text/localized.ts'
import { useText } from '../../../i18n/use-locale.ts'

export type ContractId = Schema<'AcceptedContract'>['id']

/** A contract as displayed: the gateway has filled in names, dates and amounts of this booking (decision 20.7). */
export type Contract = { id: ContractId; version: string; sha256: string; title: LangText; body: LangText }

/** The text that the visitor reads. A tick applies to exactly this text. */
const displayedText = ({ title, body }: Contract) => `${title.text}\n\n${body.text}`

type QuoteContract = Answer<'quoteCreate'>['contracts'][number]

/**
 * One contract of the quote in the visitor's language. Undefined while loading, and when the quote does not have it.
 */
function useContract(id: ContractId, quote: Answer<'quoteCreate'>) {
  const quoteContract = quote.contracts.find((contract) => contract.id === id)
  const chooseText = useText()
  // The language is chosen as for all texts of the agency. Each text is listed by its hash, with which it is fetched.
  const { text: sha256 } = chooseText(quoteContract?.texts.map((it) => ({ lang: it.language, value: it.sha256 })))
  const { data, error, mutate } = useApi('contractView', sha256 === '' ? null : { path: { sha256 } })
  const retry = () => void mutate()
  if (!data) return { error, retry }
  const { version, language, title, body } = data
  const langText = (value: string): LangText => chooseText([{ lang: language, value }])
  const contract: Contract = { id, version, sha256, title: langText(title), body: langText(body) }
  return { contract, error, retry }
}

type Ticks = Partial<Record<ContractId, string>>

/**
 * The contracts of a quote and their ticks: two contracts, and a third for package tours (decisions 20.3 and 20.8). A
 * tick applies to one text, so it disappears when a name, a date or an amount in the text changes. `accepted` returns
 * the hashes of the ticked contracts, as a quote request needs them.
 */
export function useContracts(quote: Answer<'quoteCreate'>) {
  const [ticks, setTicks] = useState<Ticks>({})
  const ids = quote.contracts.map(({ id }: QuoteContract) => id)
  const byId = {
    'distance-sales': useContract('distance-sales', quote),
    'pre-information': useContract('pre-information', quote),
    'package-tour': useContract('package-tour', quote),
  }
  const requests = ids.map((id) => byId[id])
  const contracts = requests.flatMap(({ contract }) => contract ?? [])
  const isTicked = (contract: Contract) => ticks[contract.id] === displayedText(contract)
  return {
    /** The ids of all contracts of the quote. */
    ids,
    /** The contracts that have loaded. */
    contracts,
    error: requests.find(({ contract, error }) => error && !contract)?.error,
    retry: () => requests.forEach(({ contract, retry }) => !contract && retry()),
    isTicked,
    /** Whether the text of a ticked contract has changed. */
    changed: contracts.some((it) => ticks[it.id] !== undefined && !isTicked(it)),
    tick: (contract: Contract, on: boolean) =>
      setTicks(({ [contract.id]: _old, ...others }) =>
        on ? { ...others, [contract.id]: displayedText(contract) } : others,
      ),
    missing: () => ids.filter((id) => !contracts.some((it) => it.id === id && isTicked(it))),
    accepted: (): Schema<'AcceptedContract'>[] =>
      contracts.filter(isTicked).map(({ id, version, sha256 }) => ({ id, version, sha256 })),
  }
}

export type Contracts = ReturnType<typeof useContracts>
