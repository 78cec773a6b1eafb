import type { Answer, CallInput } from '@rota/openapi/client'
import { passChallenge } from './bank.ts'
import { newKey, visitorOf } from './visitor.ts'
import { fill, quoted, unwrap, type PreparedVisitor } from './prepare-basket.ts'
import type { TestSystem } from './test-system.ts'

type Lines = Parameters<typeof fill>[1]

/** Paid at once, without a challenge. */
const AT_ONCE = '4000000000001000'

/** A room of the hotel that always has rooms. */
export const ROOM = {
  key: 'h12',
  type: 'hotel' as const,
  id: '12',
  room: { id: 'r2' },
  pricePlan: { id: 'ai-flex' },
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 1,
}

/** The outcome of a card payment: the response to Pay, and the payment as its visitor sees it now. */
interface Paid {
  prepared: PreparedVisitor
  step: Answer<'orderInitialize'>
  now: () => Promise<Answer<'paymentStatus'>>
  /** The booking, once there is one. */
  result: () => Promise<Answer<'bookingByToken'>>
}

/** Pays for the visitor's basket with a card. */
export async function payWith(system: TestSystem, prepared: PreparedVisitor, number: string): Promise<Paid> {
  const { hash } = await quoted(prepared, { method: 'creditcard', term: 'full' })
  const card = { number, expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
  const body: CallInput<'orderInitialize'>['body'] = {
    quoteHash: hash,
    method: 'creditcard',
    installment: 1,
    language: 'en',
    card,
  }
  const step = unwrap(await prepared.visitor.client.orderInitialize({ header: { 'Idempotency-Key': newKey() }, body }))
  await system.context.payment?.runner.settled()
  const { client } = visitorOf(system)
  const now = async () => unwrap(await client.paymentStatus({ path: { token: step.paymentToken } }))
  const result = async () => unwrap(await client.bookingByToken({ path: { token: (await now()).bookingToken ?? '' } }))
  return { prepared, step, now, result }
}

/** Fills a basket and pays with a card that needs no challenge. */
export const paidAtOnce = async (system: TestSystem, lines: Lines = [ROOM]): Promise<Paid> =>
  payWith(system, await fill(system, lines), AT_ONCE)

/** Answers the bank's challenge. */
export const confirm = (system: TestSystem, { step, prepared }: Paid) =>
  passChallenge(system, prepared.visitor, step.handoffUrl ?? '')
