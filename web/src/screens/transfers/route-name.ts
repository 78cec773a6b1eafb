import type { Answer } from '../../api/operations.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import type { TransferSearch } from '../../domain/transfers/transfer-search.ts'

type Places = Answer<'transferLocationList'>['records']

/** The agency's names of a search's places; undefined when it does not know a place. */
export function endNames(
  places: Places | undefined,
  { from, to }: Pick<TransferSearch, 'from' | 'to'>,
): { from: LocalizedText | undefined; to: LocalizedText | undefined } {
  const nameOf = (id: string | undefined) => places?.find(({ stop }) => stop.id === id)?.stop.name
  return { from: nameOf(from), to: nameOf(to) }
}
