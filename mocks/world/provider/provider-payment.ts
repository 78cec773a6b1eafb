import { PaymentOption, PaymentTransactionStatus, TransactionStatus } from '@rota/openapi/provider/enums'
import { TransactionStatus as AttemptStatus } from '@rota/openapi/agency/enums'
import { outcomeOf } from '../../scenarios/cards.ts'
import { centsOf, type Cents } from '../basics/money.ts'
import { decline, settle } from '../payments/settlement.ts'
import type { World } from '../world.ts'
import { commit } from './commit.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import { totalOf, type PaymentRecord, type TransactionRecord } from './transaction-record.ts'
import type { Wire } from './wire/wire.ts'

/** Payment options at the provider. */
export const OPTIONS = [PaymentOption.AgencyCredit, PaymentOption.CreditCard] as const

type Request = Wire<'PaymentTransactionRequest'>

/** The transaction or reservation that a payment is for. */
function payableRecord({ transactionId, reservationNumber }: Request, world: World): TransactionRecord {
  if (transactionId !== undefined) return world.transactions.open(transactionId)
  return world.transactions.byNumber(reservationNumber ?? '')
}

/** The amount of a payment in cents. Refuses less than the total and another currency. */
function amountOf({ totalPriceToPay }: Request, record: TransactionRecord): Cents {
  const total = totalOf(record)
  if (totalPriceToPay === undefined) return total
  const requested = centsOf(Number(totalPriceToPay.amount))
  if (requested < total || totalPriceToPay.currency !== record.currency) {
    throw new ProviderRefusal('PaymentNotPossible', 'The payment plan wants the whole price at once.')
  }
  return requested
}

/** A payment that has been started. */
export interface Started {
  readonly id: string
  /** The bank's id of the attempt, if the bank asks for a challenge. */
  readonly challenge?: string
}

/** The currency codes of the bank, in lower case as the agency writes them. */
const BANK_CURRENCY = { TRY: 'try', EUR: 'eur', USD: 'usd', GBP: 'gbp' } as const

/** Starts a payment: credit is paid at once, a card is sent to the bank. Refuses other options. */
export async function startPayment(body: Request, world: World): Promise<Started> {
  const record = payableRecord(body, world)
  if (!OPTIONS.some((option) => option === body.paymentOption) || record.booked?.isPaid) {
    throw new ProviderRefusal('PaymentNotPossible', 'It can not be paid like this.')
  }
  const isAtBank = body.paymentOption === PaymentOption.CreditCard
  const commits = Boolean(body.makeCommitTransactionAfterPayment || body.makeCommitTransactionAfterPaymentAsync)
  const payment: PaymentRecord = {
    id: `${world.ids.next('provider-payment', 12).toUpperCase()}N00001`,
    amount: amountOf(body, record),
    isAtBank,
    commits,
  }
  const card = isAtBank ? cardOf(body) : undefined
  world.transactions.change(record.id, (edited) => {
    edited.payments.push(payment)
  })
  const challenge = card && (await startAtBank(payment, record, body, card, world))
  advance(record.id, world)
  return { id: payment.id, ...(challenge !== undefined && { challenge }) }
}

function cardOf({ CardInfo }: Request): NonNullable<Request['CardInfo']> {
  if (CardInfo === undefined) throw new ProviderRefusal('ParameterCanNotBeNull', 'CardInfo can not be null')
  return CardInfo
}

/**
 * Starts a card payment at the bank. Returns the bank's id of the attempt when it needs a challenge; undefined when the
 * bank has already decided.
 */
async function startAtBank(
  { id, amount }: PaymentRecord,
  { id: transaction, currency }: TransactionRecord,
  { Installment, language, successUrl = '', errorUrl = '' }: Request,
  card: NonNullable<Request['CardInfo']>,
  world: World,
): Promise<string | undefined> {
  const transactionId = world.ids.next('bank-transaction')
  await world.payments.start({
    token: id,
    transactionId,
    bookingId: `provider/${transaction}`,
    amount,
    currency: BANK_CURRENCY[currency],
    installment: Installment ?? 1,
    language: language ?? 'en',
    merchant: 'Yelkovan',
    successUrl,
    errorUrl,
    startedAt: world.clock.now(),
    status: AttemptStatus.InComplete,
    wrong: 0,
  })
  const expiry = `${card.ExpiryMonth.padStart(2, '0')}/${card.ExpiryYear.padStart(4, '20')}`
  const { outcome, reason } = outcomeOf({ number: card.CardNo, expiry }, Math.trunc(world.clock.today() / 100))
  if (outcome === 'frictionless') await settle(world, id)
  if (outcome === 'declined') await decline(world, id, reason)
  return outcome === 'challenge' ? transactionId : undefined
}

/** The state of a payment. */
export function paymentState({ id, isAtBank }: PaymentRecord, world: World): Wire<'PaymentTransactionStatus'> {
  if (!isAtBank) return PaymentTransactionStatus.Complete
  return world.payments.byToken(id)?.status ?? PaymentTransactionStatus.Errored
}

/** Whether the whole price has been paid. */
export const isPaidAtProvider = (record: TransactionRecord, world: World): boolean =>
  record.payments.some((payment) => paymentState(payment, world) === PaymentTransactionStatus.Complete)

/** Finds a payment and its transaction. Refuses an unknown id. */
export function findPayment(id: string, world: World): { record: TransactionRecord; payment: PaymentRecord } {
  for (const record of world.transactions.all()) {
    const payment = record.payments.find((candidate) => candidate.id === id)
    if (payment !== undefined) return { record, payment }
  }
  throw new ProviderRefusal('PaymentNotFound', 'There is no such payment.')
}

/**
 * Applies a complete payment to its transaction and returns the transaction: commits an open one if the payment asked
 * for that, and marks a reservation as paid. Without a complete payment nothing changes.
 */
export function advance(id: string, world: World): TransactionRecord {
  const record = world.transactions.find(id)
  if (!isPaidAtProvider(record, world)) return record
  const commitsWhenPaid = record.payments.some((payment) => payment.commits)
  if (commitsWhenPaid && record.state === TransactionStatus.Open) return commit(id, { isPaid: true }, world)
  if (record.booked === undefined || record.booked.isPaid) return record
  return world.transactions.change(id, ({ booked }) => {
    if (booked) booked.isPaid = true
  })
}
