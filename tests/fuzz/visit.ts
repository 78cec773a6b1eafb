import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { exampleOf } from './agency.ts'
import type { Call } from './calls.ts'
import { requestOf } from './calls.ts'
import type { StubGateway } from './gateway.ts'
import { CHALLENGED } from './shop.ts'

type Values = Record<string, unknown>

/** A visitor with the session cookie of the last response. */
interface Visit {
  cookie: string | undefined
  /** Makes a call that must succeed; returns its body. */
  done(id: OperationId, parts?: Partial<Call>): Promise<Values>
}

/** A call whose preconditions are met, and the cookie to send it with. */
interface Prepared {
  call: Call
  cookie: string | undefined
}

/** Makes the calls that must precede a call, and puts the resulting ids into it. */
export async function prepared(gateway: StubGateway, call: Call): Promise<Prepared> {
  const visit = visitOf(gateway)
  const { audience, scope, class: name } = operations[call.id]
  if (scope !== 'partner' && (audience === 'session' || name === 'boot')) await visit.done('reservationStart')
  const parts = await BEFORE[call.id]?.(visit, call)
  return { call: { ...call, ...parts }, cookie: visit.cookie }
}

function visitOf(gateway: StubGateway): Visit {
  const visit: Visit = {
    cookie: undefined,
    async done(id, parts = {}) {
      const header = { 'idempotency-key': crypto.randomUUID() }
      const request = requestOf({ id, path: {}, query: [], header, body: undefined, ...parts })
      const { response, cookie } = await gateway.ask(request, visit.cookie)
      visit.cookie = cookie
      const body = (await response.json()) as Values
      if (response.status !== 200) throw new Error(`${id} before the call: ${JSON.stringify(body)}`)
      return body
    },
  }
  return visit
}

interface Listed {
  contracts: { id: string; version: string; texts: { sha256: string }[] }[]
}

interface Cases {
  cases: { id: string; state: string; acts: string[] }[]
}

const BY_CARD = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' }

/** The contracts that a quote lists, each with its first text. */
async function listed(visit: Visit, way: Values = {}) {
  const body = { ...BY_CARD, ...way, acceptedContracts: [] }
  const { contracts } = (await visit.done('quoteCreate', { body })) as unknown as Listed
  return contracts.map(({ id, version, texts }) => ({ id, version, sha256: texts[0]?.sha256 }))
}

const quoted = async (visit: Visit, way: Values): Promise<Values> =>
  visit.done('quoteCreate', { body: { ...BY_CARD, ...way, acceptedContracts: await listed(visit, way) } })

/** Begins a payment; returns its token. */
async function begun(visit: Visit, number: string): Promise<unknown> {
  const { hash: quoteHash } = await quoted(visit, {})
  const card = { number, expiry: '12/2030', cvv: '123', holder: 'ELIF WALKER' }
  const body = { quoteHash, method: 'creditcard', installment: 1, language: 'en', card }
  return (await visit.done('orderInitialize', { body }))['paymentToken']
}

/** Completes a payment; returns the tokens of the payment and the booking. */
async function paid(visit: Visit): Promise<{ payment: unknown; booking: unknown }> {
  const payment = await begun(visit, '4000000000001000')
  const { bookingToken: booking } = await visit.done('paymentStatus', { path: { token: payment } })
  return { payment, booking }
}

/** The details by which a customer finds a booking. */
async function proof(visit: Visit): Promise<Values> {
  const { booking: token } = await paid(visit)
  const { bookingNumber: number } = await visit.done('bookingByToken', { path: { token } })
  return { number, email: 'elif@walker.example' }
}

async function found(visit: Visit): Promise<{ token: unknown }> {
  const { bookingToken: token } = await visit.done('bookingFind', { body: await proof(visit) })
  return { token }
}

/** The first service of the documented list. */
const SERVICE = (exampleOf('serviceList')['records'] as { id: string }[])[0]?.id

const BEFORE: { readonly [Id in OperationId]?: (visit: Visit, call: Call) => Promise<Partial<Call>> } = {
  // Paid card bookings are completed by the gateway itself, so this one is not paid by card.
  async reservationComplete(visit, { body }) {
    const { method, toCurrency } = body as Values
    const way = method === 'later' ? { method, term: 'later' } : { method: 'transfer', term: 'full' }
    const { hash: quoteHash } = await quoted(visit, { ...way, toCurrency })
    return { query: [['term', way.term]], body: { method: way.method, toCurrency, quoteHash } }
  },
  async orderInitialize(visit, { body }) {
    const { installment, card } = body as { installment: number; card: { number: string } }
    const bin = card.number.slice(0, 8)
    const { hash: quoteHash } = await quoted(visit, { installment, ...(installment > 1 ? { bin } : {}) })
    return { body: { ...(body as Values), quoteHash } }
  },
  async orderQuery(visit, { body }) {
    const isStatus = (body as Values)['kind'] === 'status'
    return isStatus ? { body: { kind: 'status', token: await begun(visit, CHALLENGED) } } : {}
  },
  // Anybody can read a contract text, but only a basket's quote lists them.
  async contractView(visit) {
    await visit.done('reservationStart')
    return { path: { sha256: (await listed(visit))[0]?.sha256 } }
  },
  // Only existing contracts can be accepted: as many as the call contains, in its order.
  async quoteCreate(visit, { body }) {
    const named = (body as { acceptedContracts: { id: string }[] }).acceptedContracts
    const { acceptedContracts: _named, ...way } = body as Values
    const texts = await listed(visit, way)
    const acceptedContracts = named.flatMap(({ id }) => texts.find((text) => text.id === id) ?? [])
    return { body: { ...(body as Values), acceptedContracts } }
  },
  // A cancelled booking without a refund becomes a case for a person.
  async opsCaseSettle(visit, { header }) {
    await visit.done('reservationStart')
    const path = await found(visit)
    const { hash: penaltyHash } = await visit.done('bookingPenalty', { path })
    await visit.done('bookingCancel', { path, body: { penaltyHash } })
    const { cases } = (await visit.done('opsCaseList', { header })) as unknown as Cases
    const [open] = cases
    if (open === undefined) throw new Error('There is no case')
    return { path: { id: open.id }, body: { act: open.acts[0], state: open.state } }
  },
  serviceView: async () => ({ path: { id: SERVICE } }),
  paymentCancel: async (visit) => ({ path: { token: await begun(visit, CHALLENGED) } }),
  paymentStatus: async (visit) => ({ path: { token: (await paid(visit)).payment } }),
  bookingByToken: async (visit) => ({ path: { token: (await paid(visit)).booking } }),
  bookingFind: async (visit) => ({ body: await proof(visit) }),
  bookingPenalty: async (visit) => ({ path: await found(visit) }),
  async bookingCancel(visit) {
    const path = await found(visit)
    const { hash: penaltyHash } = await visit.done('bookingPenalty', { path })
    return { path, body: { penaltyHash } }
  },
}
