import type { TransferSearch } from '../../../domain/transfers/transfer-search.ts'

/**
 * Identifies the search that a form was opened for. The list, the chosen vehicle, the flights, and the times and child
 * seats that can be chosen beside it are not part of it, so that they do not discard what is being typed.
 */
export const formKey = ({ from, to, back, party, bags }: TransferSearch): string =>
  JSON.stringify([from, to, back !== undefined, party, bags])
