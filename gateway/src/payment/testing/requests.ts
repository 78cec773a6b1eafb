import { createHash } from 'node:crypto'
import type { Context } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import type { BodyOf } from '../../ports/contract.ts'
import { handle as bookingByToken } from '../../operations/own-booking/bookingByToken.ts'
import { handle as orderInitialize } from '../../operations/payment/orderInitialize.ts'
import { handle as paymentCancel } from '../../operations/payment/paymentCancel.ts'
import { handle as paymentStatus } from '../../operations/payment/paymentStatus.ts'
import { handle as quoteCreate } from '../../operations/booking/quoteCreate.ts'
import { BOOKING, pageOf } from './agency.ts'
import { SITE, type TestContext } from './context.ts'

/** A published test card number. Tests search for it in everything that is stored. */
export const CARD = { number: '4000000000001091', expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }

/** An accepted contract of the fake agency, with the hash of its text. */
function acceptedOf(id: 'distance-sales' | 'pre-information') {
  const { version, title, body } = pageOf(id)
  const text = { id, version, language: 'en', title: title[0]?.value, body: body[0]?.value }
  return { id, version, sha256: createHash('sha256').update(JSON.stringify(text)).digest('hex') }
}

/** A quote request for full payment in lira with both contracts accepted, with some properties replaced. */
export function quoteBody(change: Partial<BodyOf<'quoteCreate'>> = {}): BodyOf<'quoteCreate'> {
  const acceptedContracts = (['distance-sales', 'pre-information'] as const).map(acceptedOf)
  return { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts, ...change }
}

/** A request that pays a quote with the test card. */
export function orderBody(quoteHash: string): BodyOf<'orderInitialize'> {
  return { quoteHash, method: 'creditcard', installment: 1, language: 'en', card: CARD }
}

const sessionOf = (booking: string): Session => ({ booking, site: 'localhost', issuedAt: 0, generation: 0 })

/** What every operation receives besides its input. Without a booking there is no session. */
export const requestOf = (booking: string | null = BOOKING) => ({
  site: SITE,
  session: booking === null ? undefined : sessionOf(booking),
  requestId: 'r1',
  signal: undefined,
  idempotencyKey: undefined,
})

export const NO_PARAMS = { path: {}, query: {}, header: {} } as never

const tokenParams = (token: string) => ({ path: { token }, query: {}, header: {} }) as never

/** The visitor's calls, in the form operations receive them. */
export const quote = (context: Context, body: Partial<BodyOf<'quoteCreate'>> = {}, booking: string | null = BOOKING) =>
  quoteCreate({ ...requestOf(booking), params: NO_PARAMS, body: quoteBody(body) }, context)

export const pay = (
  context: Context,
  hash: string,
  idempotencyKey = 'key-0000000000001',
  body: Partial<BodyOf<'orderInitialize'>> = {},
) =>
  orderInitialize({ ...requestOf(), params: NO_PARAMS, idempotencyKey, body: { ...orderBody(hash), ...body } }, context)

export const status = (context: Context, token: string, site = SITE) =>
  paymentStatus({ ...requestOf(null), site, params: tokenParams(token), body: undefined as never }, context)

export const giveUp = (context: Context, token: string, { site = SITE, from = BOOKING } = {}) =>
  paymentCancel({ ...requestOf(from), site, params: tokenParams(token), body: undefined as never }, context)

export const booking = (context: Context, token: string, site = SITE) =>
  bookingByToken({ ...requestOf(null), site, params: tokenParams(token), body: undefined as never }, context)

/** Makes a payment without a challenge, through to its booking. Returns its token. */
export async function paid({ context, agency }: TestContext): Promise<string> {
  agency.card = 'frictionless'
  const { body } = await pay(context, (await quote(context)).body.hash)
  await context.payment?.runner.settled()
  return body.paymentToken
}
