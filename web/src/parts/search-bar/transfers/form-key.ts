import type { RideTime, TransferSearch } from '../../../domain/transfers/transfer-search.ts'

const when = ({ date, time }: RideTime) => [date, time]

/** Identifies what the form shows of a search. The list, the chosen vehicle and the flights are chosen elsewhere. */
export const formKey = ({ from, to, out, back, party, bags, childSeats }: TransferSearch): string =>
  JSON.stringify([from, to, when(out), back && when(back), party, bags, childSeats])
