import type { Answer, CallInput } from '@rota/openapi/client'
import { passChallenge } from './bank.ts'
import { newKey, visitorOf } from './visitor.ts'
import { fill, quoted, sure, type Walk } from './walk.ts'
import type { Whole } from './whole.ts'

type Lines = Parameters<typeof fill>[1]

/** Paid at once, without the bank's page. */
const AT_ONCE = '4000000000001000'

/** A room of the hotel that is never full. */
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

/** What came of a card: the answer to Pay, and the payment as its visitor sees it now. */
interface Paid {
  walk: Walk
  step: Answer<'orderInitialize'>
  now: () => Promise<Answer<'paymentStatus'>>
  /** The result page, as soon as there is one. */
  result: () => Promise<Answer<'bookingByToken'>>
}

/** Sends a card for what somebody has in the basket. */
export async function payWith(site: Whole, walk: Walk, number: string): Promise<Paid> {
  const { hash } = await quoted(walk, { method: 'creditcard', term: 'full' })
  const card = { number, expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
  const body: CallInput<'orderInitialize'>['body'] = {
    quoteHash: hash,
    method: 'creditcard',
    installment: 1,
    language: 'en',
    card,
  }
  const step = sure(await walk.visitor.client.orderInitialize({ header: { 'Idempotency-Key': newKey() }, body }))
  await site.context.payment?.run.settled()
  const { client } = visitorOf(site)
  const now = async () => sure(await client.paymentStatus({ path: { token: step.paymentToken } }))
  const result = async () => sure(await client.bookingByToken({ path: { token: (await now()).bookingToken ?? '' } }))
  return { walk, step, now, result }
}

/** Fills a basket and pays it with a card that the bank asks nothing about. */
export const paidAtOnce = async (site: Whole, lines: Lines = [ROOM]): Promise<Paid> =>
  payWith(site, await fill(site, lines), AT_ONCE)

/** Types the code that the bank asks for. */
export const confirm = (site: Whole, { step, walk }: Paid) => passChallenge(site, walk.visitor, step.handoffUrl ?? '')
