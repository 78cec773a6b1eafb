import { PaymentAction, PaymentCheckStep, TransactionStatus } from '@rota/openapi/agency/enums'
import type { OperationId } from '@rota/openapi/agency/operations'
import { about, answering, exampleOf, reply } from './agency.ts'
import type { ReceivedCall, Reply } from './gateway.ts'

type Values = Record<string, unknown>

/** Payment options of every site in these tests. */
const PAYMENT = {
  methods: ['creditcard', 'transfer', 'later'],
  depositPercent: 30,
  balanceDays: 7,
  currencies: ['eur', 'usd', 'gbp'],
  banks: [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }],
}

const CUSTOMER = {
  name: 'Elif',
  surname: 'Walker',
  email: 'elif@walker.example',
  phone: '532-000-0000',
  countryCode: '90',
  country: 'TR',
}

/** The public test card that needs a challenge; any other card is paid at once. */
export const CHALLENGED = '4000000000001091'

/** The success response of an operation; depends on, and updates, what has happened so far. */
type Answer = (received: ReceivedCall, done: Done) => Values

interface Done {
  /** Whether the bank waits for an answer to its challenge. */
  isChallenged?: boolean
  completion?: Values
  cancellation?: Values
}

/**
 * A stub agency that sells one stay to one visitor: it prices, charges, books and cancels.
 * Other operations respond with their examples.
 */
export function agencyStub(): (received: ReceivedCall) => Reply {
  const done: Done = {}
  return answering(({ operationId }, received) => {
    const answer = ANSWERS[operationId]?.(received, done) ?? exampleOf(operationId)
    return reply(about(operationId, received, answer))
  })
}

const ANSWERS: { readonly [Id in OperationId]?: Answer } = {
  siteView(_heard, done) {
    const { site, ...view } = exampleOf('siteView') as { site: Values & { options: Values; partnerSite: Values } }
    const options = { ...site.options, payment: PAYMENT }
    const partnerSite = { ...site.partnerSite, status: true, notifications: [], contactMe: [] }
    return { ...view, site: { ...site, options, partnerSite }, booking: booking(done) }
  },
  reservationPatch({ body }, done) {
    const { key, value } = body as { key: string; value: Values }
    if (key === 'cancellation') done.cancellation = { ...value, at: '2027-05-01T09:00:00Z' }
    return { booking: booking(done) }
  },
  orderInitialize({ body }, done) {
    const { card } = body as { card: { number: string } }
    done.isChallenged = card.number === CHALLENGED
    const form = { postUrl: 'https://bank.example/3ds', html: '<input type="hidden" name="id" value="1">' }
    return done.isChallenged ? { action: PaymentAction.PostForm, ...form } : { action: PaymentAction.Continue }
  },
  orderQuery({ body }, { isChallenged }) {
    const { kind, amount, currency } = body as { kind: string; amount: number; currency: string }
    const monthly = { value: amount, currency }
    const totalOf = (num: number) => ({ value: (Math.round(amount * 100) * num) / 100, currency })
    const options = Array.from({ length: 12 }, (_, at) => ({ num: at + 1, monthly, total: totalOf(at + 1) }))
    if (kind === 'installments') return { kind, options }
    const status = isChallenged ? TransactionStatus.InComplete : TransactionStatus.Complete
    return { kind, step: PaymentCheckStep.CheckPaymentStatus, status }
  },
  reservationComplete(_heard, done) {
    const { token: _token, ...completion } = exampleOf('reservationComplete')
    done.completion = completion
    return completion
  },
}

function booking(done: Done): Values {
  const { booking: shown } = exampleOf('reservationPatch') as { booking: Values & { products: Values[] } }
  const { version: _version, products, ...others } = shown
  const cancellation = { refundable: true, freeUntil: '2027-05-10T09:00:00Z' }
  const held = products.map((line) => ({ ...line, optionDate: '2027-05-04T09:00:00Z', cancellation }))
  const guests = [
    { type: 'adult', name: 'Elif', surname: 'Walker' },
    { type: 'adult', name: 'Can', surname: 'Walker' },
  ]
  const { isChallenged: _asked, ...happened } = done
  return { ...others, products: held, guests, customer: CUSTOMER, ...happened }
}
