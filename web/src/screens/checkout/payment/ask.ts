import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import { asCurrency, type Currency } from '../../../domain/money/money.ts'
import type { PaymentEvent } from './attempt/state.ts'

type Quote = Answer<'quoteCreate'>
type Accepted = Schema<'AcceptedContract'>[]

/** The calls a request is made of. */
export type AskCalls = {
  quote: (contracts: Accepted, currency: Currency) => Promise<Quote>
  complete: (body: Input<'reservationComplete'>['body'], key: string) => Promise<Answer<'reservationComplete'>>
  wait: (milliseconds: number) => Promise<void>
}

/** A request charges nothing: it is sent as one that is paid later (decision 24.3). */
const HOW = { method: 'later', installment: 1, term: 'later' } as const

export const askCalls: AskCalls = {
  quote: (acceptedContracts, toCurrency) => call('quoteCreate', { body: { ...HOW, toCurrency, acceptedContracts } }),
  complete: (body, key) =>
    call('reservationComplete', { query: { term: HOW.term }, body }, { headers: { 'Idempotency-Key': key } }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

type Request = {
  /** What was on the screen when the visitor pressed. */
  shown: Quote
  contracts: Accepted
  /** Names the intent: the same for every press that means the same request. */
  key: string
  /** An earlier press of this intent was not answered: it may be under way, so that nothing is asked before. */
  again?: boolean
}

/**
 * Sends exactly what was shown as a request. Another price is handed back to be accepted (E8). What it answers
 * is the next event of the payment, which is none.
 */
export async function ask(
  { shown, contracts, key, again }: Request,
  calls: AskCalls = askCalls,
): Promise<PaymentEvent> {
  const currency = asCurrency(shown.total.currency)
  try {
    const quote = again ? shown : await calls.quote(contracts, currency)
    if (quote.hash !== shown.hash) return { type: 'repriced', before: shown.total, quote }
    const body = { quoteHash: shown.hash, method: HOW.method, toCurrency: currency }
    const { status, token } = await untilAnswered(() => calls.complete(body, key), calls)
    if (status === 'errored' || token === undefined) return { type: 'failed', failure: { kind: 'notTaken' } }
    return { type: 'requested', bookingToken: token }
  } catch (error) {
    return { type: 'failed', failure: { kind: 'error', error } }
  }
}

/** How often a request is asked about that the agency has not taken yet, and how long is waited in between. */
const TRIES = 10
const PAUSE = 2000

/**
 * The same call under the same key, until it has an answer: a lost one and one that is still under way are asked for again,
 * which never sends the request twice.
 */
async function untilAnswered<T>(send: () => Promise<T>, { wait }: Pick<AskCalls, 'wait'>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (!isOpen(error) || tries === TRIES) throw error
    }
    await wait(PAUSE)
  }
}

/** No answer came back, or the agency has none yet. */
const isOpen = (error: unknown) => error instanceof ApiError && (error.kind === 'in-progress' || error.status === 599)

/** Whether a try may have been sent although nobody knows: the next press then keeps its key and gets its answer. */
export const isUnheard = (event: PaymentEvent): boolean =>
  event.type === 'failed' && event.failure.kind === 'error' && isOpen(event.failure.error)
