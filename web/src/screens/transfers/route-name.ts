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

/** Isolates a name, so that it keeps its own direction inside a sentence (U+2068, U+2069). */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** A sentence without the marks of `isolated`, for the contact form, which sends it. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '')
