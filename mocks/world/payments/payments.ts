import { Collection } from '@msw/data'
import { PaymentCheckStep, TransactionStatus } from '@rota/openapi/agency/enums'
import { schemas, type Validate } from '@rota/openapi/agency/validators'
import type { Clock } from '../basics/clock.ts'
import { member } from '../basics/member.ts'
import { money, type Cents, type Currency } from '../basics/money.ts'
import { moveAttempt } from './payment.ts'
import type { BankTrick } from '../../scenarios/cards.ts'
import { standard, type Schema } from '../basics/schemas.ts'

/** One attempt to pay a booking by card. It contains no card data. */
export interface Attempt {
  /** The gateway's id of the attempt. */
  readonly token: string
  /** The bank's id of the attempt; anyone who has it may answer the challenge. */
  readonly transactionId: string
  readonly bookingId: string
  readonly amount: Cents
  readonly currency: Currency
  readonly installment: number
  readonly language: string
  readonly merchant: string
  readonly successUrl: string
  readonly errorUrl: string
  readonly startedAt: number
  /** How the bank's page misbehaves, if it does. */
  readonly bank?: BankTrick
  status: Schema<'TransactionStatus'>
  /** The bank's decline code. */
  reason?: string
  /** Number of wrong codes so far. */
  wrong: number
}

/** An amount that was captured or refunded. */
export interface Capture {
  readonly token: string
  readonly amount: number
  readonly currency: Currency
  readonly at: string
}

/** A challenge expires at the bank after fifteen minutes. */
const CHALLENGE_MS = 15 * 60_000
/** A rule of the mock bank, not of the contract: the third wrong code ends the attempt. */
export const MAX_WRONG_CODES = 3

/** All attempts to pay by card, and what the bank has captured and refunded for them. */
export interface Payments {
  start(attempt: Attempt): Promise<void>
  byToken(token: string): Attempt | undefined
  byTransaction(transactionId: string): Attempt | undefined
  /** The attempt of a booking that waits for the bank. */
  waiting(bookingId: string): Attempt | undefined
  /** Captures the amount once; a second call changes nothing. False when the attempt has already failed. */
  capture(token: string): Promise<boolean>
  /** Fails an attempt that is not complete, with a reason of the bank. */
  refuse(token: string, reason?: string): Promise<void>
  countWrongCode(token: string): Promise<void>
  /** Refunds part or all of the captured amount. Throws IllegalMove when nothing can be refunded. */
  refund(token: string, amount: Cents): Promise<void>
  captures(): Capture[]
  /** All refunds. */
  refunds(): Capture[]
  all(): Attempt[]
  restore(attempts: readonly Attempt[], captures: readonly Capture[], refunds?: readonly Capture[]): Promise<void>
}

/** @param changed called after every change */
export async function createPayments(clock: Clock, changed: () => void): Promise<Payments> {
  const table = new Collection({ schema: standard(attemptSchema(await schemas.OrderAnswerStatus())) })
  const ledger: Capture[] = []
  const refundLedger: Capture[] = []

  const findAttempt = (matches: (attempt: Attempt) => boolean) => {
    const stored = table.findFirst((query) => query.where(matches))
    return stored && current({ ...stored }, clock.now())
  }
  const byToken = (token: string) => findAttempt((attempt) => attempt.token === token)
  const edit = async (token: string, change: (attempt: Attempt) => void) => {
    await table.update((query) => query.where((attempt: Attempt) => attempt.token === token), { data: change })
    changed()
  }
  const end = (token: string, status: Attempt['status'], reason?: string) =>
    edit(token, (attempt) => {
      attempt.status = moveAttempt(attempt.status, status)
      if (reason !== undefined) attempt.reason = reason
    })

  return {
    byToken,
    byTransaction: (transactionId) => findAttempt((attempt) => attempt.transactionId === transactionId),
    waiting: (bookingId) =>
      table
        .all()
        .map((attempt) => current({ ...attempt }, clock.now()))
        .find((attempt) => attempt.bookingId === bookingId && attempt.status === TransactionStatus.InComplete),
    start: async (attempt) => {
      await table.create(attempt)
      changed()
    },
    capture: async (token) => {
      // Check the ledger first: the attempt is only marked after an await, and a page can be submitted twice at once.
      if (ledger.some((capture) => capture.token === token)) return true
      const attempt = byToken(token)
      if (attempt?.status !== TransactionStatus.InComplete) return attempt?.status === TransactionStatus.Complete
      const { value, currency } = money(attempt.amount, attempt.currency)
      ledger.push({ token, amount: value, currency, at: new Date(clock.now()).toISOString() })
      await end(token, TransactionStatus.Complete)
      return true
    },
    refuse: async (token, reason) => {
      if (byToken(token)?.status === TransactionStatus.InComplete) await end(token, TransactionStatus.Errored, reason)
    },
    countWrongCode: (token) =>
      edit(token, (attempt) => {
        attempt.wrong += 1
      }),
    refund: async (token, amount) => {
      const attempt = byToken(token)
      if (attempt === undefined) return
      const status = moveAttempt(attempt.status, TransactionStatus.Refunded)
      const { value, currency } = money(amount, attempt.currency)
      refundLedger.push({ token, amount: value, currency, at: new Date(clock.now()).toISOString() })
      await edit(token, (stored) => {
        stored.status = status
      })
    },
    captures: () => structuredClone(ledger),
    refunds: () => structuredClone(refundLedger),
    all: () => table.all().map((attempt) => ({ ...attempt })),
    restore: async (attempts, captures, refunds = []) => {
      table.clear()
      ledger.splice(0, ledger.length, ...structuredClone([...captures]))
      refundLedger.splice(0, refundLedger.length, ...structuredClone([...refunds]))
      for (const attempt of attempts) await table.create({ ...attempt })
    },
  }
}

/** An attempt as it is now: a challenge that nobody answered in time has failed. */
function current(attempt: Attempt, now: number): Attempt {
  const isLate = attempt.status === TransactionStatus.InComplete && now - attempt.startedAt > CHALLENGE_MS
  return isLate ? { ...attempt, status: TransactionStatus.Errored, reason: 'not-confirmed' } : attempt
}

/** An attempt in the contract's format. */
export function statusAnswer(attempt: Attempt): Schema<'OrderAnswerStatus'> {
  const { value, currency } = money(attempt.amount, attempt.currency)
  const isOpen = attempt.status === TransactionStatus.InComplete
  return {
    kind: 'status',
    step: isOpen ? PaymentCheckStep.WaitPaymentStatus : PaymentCheckStep.CheckCommitTransactionResponse,
    status: attempt.status,
    amount: value,
    currency,
    transactionId: attempt.transactionId,
    ...(attempt.reason !== undefined && { bankReason: attempt.reason }),
  }
}

const isAttempt = (value: unknown): value is Attempt =>
  ['token', 'transactionId', 'bookingId', 'successUrl', 'errorUrl'].every(
    (name) => typeof member(value, name) === 'string',
  ) && ['amount', 'status', 'startedAt', 'wrong'].every((name) => typeof member(value, name) === 'number')

/** An attempt is valid if the status response made from it matches the contract. */
function attemptSchema(validate: Validate<Schema<'OrderAnswerStatus'>>): Validate<Attempt> {
  const isValid: Validate<Attempt> = (value): value is Attempt => {
    const ok = isAttempt(value) && validate(statusAnswer(value))
    isValid.errors = validate.errors ?? null
    return ok
  }
  return isValid
}
