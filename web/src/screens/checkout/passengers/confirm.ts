import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Input } from '../../../api/operations.ts'
import type { OpenTransaction } from '../../../booking/open-transaction.ts'
import { passengerToWire, type PassengerDraft } from '../../../domain/people/passengers.ts'
import type { draftToWire } from '../guests/draft-to-wire.ts'
import type { Transaction } from './use-transaction.ts'

/** 'Missing required transaction ID or travellers data' (C8): there is nothing to confirm. */
export class NothingToConfirm extends Error {}

/**
 * Whether the provider refused the travellers themselves. It seldom says which of them (decision 16.7), so the general
 * text for a wrong input would not tell what to look at.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.operationId === 'transactionUpdate' &&
  ['validation', 'travellers-refused', 'upstream-refused'].includes(error.kind)

type Saved = ReturnType<typeof draftToWire>

/** The typed passengers: the guest that each traveller takes the name from, and their details. */
export type Passengers = {
  guests: readonly (number | undefined)[]
  drafts: readonly PassengerDraft[]
  saved: Saved
  today: number
}

/** The travellers for the transaction request, which sends all at once. Names come from the guests. */
export function travellersOf(
  { transaction: { travellers } }: OpenTransaction,
  { guests, drafts, saved, today }: Passengers,
): Input<'transactionUpdate'>['body']['travellers'] {
  const { customer } = saved
  return travellers.flatMap((required, at) => {
    const [guest, draft] = [saved.guests[guests[at] ?? -1], drafts[at]]
    if (!guest || !draft) return []
    const { title, ...papers } = passengerToWire(required, draft, today)
    const contact = { address: { email: customer.email, phone: `+${customer.countryCode} ${customer.phone}` } }
    return [
      {
        travellerId: required.travellerId,
        type: required.type,
        passengerType: required.passengerType,
        title: required.availableTitles.find((known) => known === title) ?? required.availableTitles[0] ?? 1,
        name: guest.name,
        surname: guest.surname,
        isLeader: required.isLeader,
        ...papers,
        ...(required.isLeader && contact),
      },
    ]
  })
}

/** Kinds of problems of a transaction that is no longer open. */
const OVER: ReadonlySet<string> = new Set(['expired', 'wrong-step', 'not-found'])

const isOver = (error: unknown) => error instanceof ApiError && OVER.has(error.kind)

/**
 * Confirms the passengers. An expired transaction is begun again with the same offers, once: at the same price the
 * confirmation continues, at another one the visitor decides first.
 * @throws NothingToConfirm, ApiError
 */
export async function confirmPassengers(
  { open, renew, markConfirmed }: Pick<Transaction, 'open' | 'renew' | 'markConfirmed'>,
  passengers: Passengers,
): Promise<void> {
  if (!open) throw new NothingToConfirm()
  try {
    await update(open, passengers)
    return markConfirmed(open)
  } catch (error) {
    if (!isOver(error)) throw error
    const next = await renew()
    if (next.transaction.price.value !== open.transaction.price.value) throw error
    await update(next, passengers)
    markConfirmed(next)
  }
}

/** The maximum length of an address of the provider (schema ProviderAddress). */
const MAX_ADDRESS = 250

async function update(open: OpenTransaction, passengers: Passengers): Promise<void> {
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
