import {
  PaymentOption,
  PaymentResponseType,
  PaymentTransactionStatus,
  PaymentTransactionType,
  ProcessStatus,
  TransactionStatus,
} from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { price } from '../../world/provider/supply/currency.ts'
import { midnight } from '../../world/provider/wire/days.ts'
import { advance, findPayment, OPTIONS, paymentState, startPayment } from '../../world/provider/provider-payment.ts'
import { totalOf, type TransactionRecord } from '../../world/provider/transaction-record.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'
import { answered } from '../provider-wire/envelope.ts'
import { currency as currencyInfo } from '../provider-wire/lists.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** Id of the only payment type: the mock bank's card in the currency of the transaction. */
const CARD_TYPE = '1022'

/** The details of a payment option for a transaction: agency credit or cards; empty for every other option. */
function optionDetails(option: number, record: TransactionRecord): Wire<'PaymentOptionDetail'>[] {
  if (option === PaymentOption.AgencyCredit) return [{ id: '2', name: 'Agency credit', options: [] }]
  if (option !== PaymentOption.CreditCard) return []
  const fullPrice = price(totalOf(record), record.currency)
  const choice: Wire<'PaymentChoice'> = {
    paymentCurrency: record.currency,
    secure3D: true,
    instalment: [1, 3, 6],
    price: fullPrice,
    pricebyBankCurrency: fullPrice,
    creditCardName: 'VISA',
    id: CARD_TYPE,
    name: `Mavi Bank ${record.currency}`,
  }
  const bank = { thumbnail: '/media/banks/mavi.png', paymentTypes: [choice], id: 'MAVI', name: 'Mavi Bank' }
  return [{ id: '3', name: 'Credit card', options: [bank] }]
}

/**
 * The process status of a transaction. A transaction that is no longer open has its own outcome. An open one has the
 * outcome of its last payment, and waits while there is no payment or the bank has not decided.
 */
function processStatus(record: TransactionRecord, world: World): Wire<'ProcessStatus'> {
  if (record.state === TransactionStatus.Errored || record.state === TransactionStatus.Expired) {
    return ProcessStatus.Errored
  }
  if (record.state !== TransactionStatus.Open) return ProcessStatus.Completed
  const lastPayment = record.payments.at(-1)
  if (lastPayment === undefined) return ProcessStatus.Waiting
  const status = paymentState(lastPayment, world)
  if (status === PaymentTransactionStatus.InComplete) return ProcessStatus.Waiting
  return status === PaymentTransactionStatus.Complete ? ProcessStatus.Completed : ProcessStatus.Errored
}

type Payment =
  | 'paymentOptionList'
  | 'paymentOptionView'
  | 'paymentTypeList'
  | 'paymentTransactionBegin'
  | 'paymentCheck'
  | 'transactionStatusView'

/** Operations of openapi/paths/provider/payment.yaml. */
export const payment: Pick<Handlers<ProviderCallContext>, Payment> = {
  paymentOptionList: async ({ body, context: { world } }) => {
    world.transactions.open(body.transactionId)
    return answered(world, { options: [...OPTIONS] })
  },

  paymentOptionView: async ({ body, context: { world } }) => {
    const record = world.transactions.open(body.transactionId)
    return answered(world, { detail: optionDetails(Number(body.PaymentOption), record) })
  },

  paymentTypeList: async ({ body, context: { world } }) => {
    const record = world.transactions.open(body.transactionId)
    const type: Wire<'PaymentType'> = {
      paymentTypeName: `MAVI ${record.currency}`,
      bankRecID: 2001,
      market: 'TRMAR',
      bank: 'MAVI',
      payCat: 3,
      creditCard: 'VISA',
      sd: 'N',
      bankName: 'Mavi Bank',
      creditCardName: 'VISA',
      name: `Mavi Bank ${record.currency}`,
      id: CARD_TYPE,
      code: `MAVI${record.currency}`,
    }
    return answered(world, {
      paymentDate: `${midnight(world.clock.today())}+03:00`,
      paymentFrom: 0,
      paymentTypes: [type],
      accounts: [{ name: 'Main account' }],
      currencies: [currencyInfo(record.currency)],
    })
  },

  paymentTransactionBegin: async ({ body, context: { world, bankUrl } }) => {
    const { id, challenge } = await startPayment(body, world)
    if (challenge === undefined) {
      return answered(world, {
        paymentTransactionType: PaymentTransactionType.Continue,
        paymentTransactionId: id,
        responseType: PaymentResponseType.CheckPaymentStatus,
      })
    }
    return answered(world, {
      paymentTransactionType: PaymentTransactionType.PostForm,
      paymentTransactionId: id,
      html: `<input type="hidden" name="transaction" value="${challenge}">`,
      postUrl: `${bankUrl}/3ds`,
      responseType: PaymentResponseType.WaitPaymentStatus,
    })
  },

  paymentCheck: async ({ body, context: { world } }) => {
    const { record, payment: storedPayment } = findPayment(body.paymentTransactionId, world)
    const status = paymentState(storedPayment, world)
    advance(record.id, world)
    return answered(world, { paymentTransactionId: storedPayment.id, status })
  },

  transactionStatusView: async ({ body, context: { world } }) => {
    const record = advance(body.transactionId, world)
    return answered(world, {
      processStatus: processStatus(record, world),
      status: record.state,
      transactionType: record.changes === undefined ? 0 : 1,
    })
  },
}
