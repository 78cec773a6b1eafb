import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Input } from '../../../api/operations.ts'
import type { OpenTransaction } from '../../../booking/open-transaction.ts'
import { passengerToWire, type PassengerDraft } from '../../../domain/people/passengers.ts'
import type { draftToWire } from '../guests/draft-to-wire.ts'
import type { Transaction } from './use-transaction.ts'

/** The transaction or the data of a traveller is missing, so there is nothing to send (C8). */
export class NothingToConfirm extends Error {}

/**
 * Whether the provider refused the travellers themselves. It seldom says which of them (decision 16.7), so such an
 * error has a text of its own: the general one for a wrong input would not tell what to correct.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.operationId === 'transactionUpdate' &&
  ['validation', 'travellers-refused', 'upstream-refused'].includes(error.kind)

type Saved = ReturnType<typeof draftToWire>

/**
 * The typed passengers, in the order of the travellers. `guests` are the indexes of the guests whose names they take,
 * `drafts` their details, `saved` the guests step as it was saved; `today` is a civil date such as 20270501.
 */
export type Passengers = {
  guests: readonly (number | undefined)[]
  drafts: readonly PassengerDraft[]
  saved: Saved
  today: number
}

/** The travellers for the request, which sends all of them. A traveller without guest or details is left out. */
export function travellersOf(
  { transaction: { travellers } }: OpenTransaction,
  { guests, drafts, saved, today }: Passengers,
): Input<'transactionUpdate'>['body']['travellers'] {
  const { customer } = saved
  return travellers.flatMap((required, index) => {
    const [guest, draft] = [saved.guests[guests[index] ?? -1], drafts[index]]
    if (!guest || !draft) return []
    const { title, ...documents } = passengerToWire(required, draft, today)
    const contact = { address: { email: customer.email, phone: `+${customer.countryCode} ${customer.phone}` } }
    return [
      {
        travellerId: required.travellerId,
        type: required.type,
        passengerType: required.passengerType,
        title: required.availableTitles.find((available) => available === title) ?? required.availableTitles[0] ?? 1,
        name: guest.name,
        surname: guest.surname,
        isLeader: required.isLeader,
        ...documents,
        ...(required.isLeader && contact),
      },
    ]
  })
}

/** Kinds of problems of a transaction that is no longer open. */
const CLOSED_KINDS: ReadonlySet<string> = new Set(['expired', 'wrong-step', 'not-found'])

const isTransactionClosed = (error: unknown) => error instanceof ApiError && CLOSED_KINDS.has(error.kind)

/**
 * Sends the passengers to the provider and marks the transaction as confirmed. If the transaction has expired, it
 * begins again with the same offers, once. If that changes the price, the first error is thrown, and the visitor
 * decides.
 * @throws NothingToConfirm, ApiError
 */
export async function confirmPassengers(
  { open, renew, markConfirmed }: Pick<Transaction, 'open' | 'renew' | 'markConfirmed'>,
  passengers: Passengers,
): Promise<void> {
  if (!open) throw new NothingToConfirm()
  try {
    await sendTravellers(open, passengers)
    return markConfirmed(open)
  } catch (error) {
    if (!isTransactionClosed(error)) throw error
    const renewed = await renew()
    if (renewed.transaction.price.value !== open.transaction.price.value) throw error
    await sendTravellers(renewed, passengers)
    markConfirmed(renewed)
  }
}

/** The maximum length of an address of the provider (schema ProviderAddress). */
const MAX_ADDRESS = 250

async function sendTravellers(open: OpenTransaction, passengers: Passengers): Promise<void> {
  const travellers = travellersOf(open, passengers)
  const { transactionId } = open.transaction
  if (travellers.length === 0 || travellers.length < open.transaction.travellers.length) throw new NothingToConfirm()
  const { name, surname, country, email, address, billing } = passengers.saved.customer
  await call(
    'transactionUpdate',
    {
      body: {
        transactionId,
        travellers,
        // Sent even when it is empty: otherwise the note of an earlier confirmation would stay.
        reservationNote: passengers.saved.wishes,
        customerInfo: {
          isCompany: billing?.type === 'corporate',
          name,
          surname,
          address: { country, email, ...(address && { address: address.slice(0, MAX_ADDRESS) }) },
          ...(billing?.type === 'corporate' &&
            billing.taxNumber && {
              taxInfo: { taxNumber: billing.taxNumber, ...(billing.taxOffice && { taxOffice: billing.taxOffice }) },
            }),
        },
      },
    },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
}
