import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { exampleOf } from './agency.ts'
import type { Call } from './calls.ts'
import { requestOf } from './calls.ts'
import type { StubGateway } from './gateway.ts'
import { CHALLENGED } from './agency-stub.ts'

type Values = Record<string, unknown>

/** A visitor with the session cookie of the last response. */
interface Client {
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
  const client = visitOf(gateway)
  const { audience, scope, class: name } = operations[call.id]
  if (scope !== 'partner' && (audience === 'session' || name === 'boot')) await client.done('reservationStart')
  const parts = await BEFORE[call.id]?.(client, call)
  return { call: { ...call, ...parts }, cookie: client.cookie }
}

function visitOf(gateway: StubGateway): Client {
  const client: Client = {
    cookie: undefined,
    async done(id, parts = {}) {
      const header = { 'idempotency-key': crypto.randomUUID() }
      const request = requestOf({ id, path: {}, query: [], header, body: undefined, ...parts })
      const { response, cookie } = await gateway.ask(request, client.cookie)
      client.cookie = cookie
      const body = (await response.json()) as Values
      if (response.status !== 200) throw new Error(`${id} before the call: ${JSON.stringify(body)}`)
      return body
    },
  }
  return client
}

interface Listed {
  contracts: { id: string; version: string; texts: { sha256: string }[] }[]
}

interface Cases {
  cases: { id: string; state: string; acts: string[] }[]
}

const BY_CARD = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' }

/** The contracts that a quote lists, each with its first text. */
async function listed(client: Client, way: Values = {}) {
  const body = { ...BY_CARD, ...way, acceptedContracts: [] }
  const { contracts } = (await client.done('quoteCreate', { body })) as unknown as Listed
  return contracts.map(({ id, version, texts }) => ({ id, version, sha256: texts[0]?.sha256 }))
}

const quoted = async (client: Client, way: Values): Promise<Values> =>
  client.done('quoteCreate', { body: { ...BY_CARD, ...way, acceptedContracts: await listed(client, way) } })

/** Begins a payment; returns its token. */
async function begun(client: Client, number: string): Promise<unknown> {
  const { hash: quoteHash } = await quoted(client, {})
  const card = { number, expiry: '12/2030', cvv: '123', holder: 'ELIF WALKER' }
  const body = { quoteHash, method: 'creditcard', installment: 1, language: 'en', card }
  return (await client.done('orderInitialize', { body }))['paymentToken']
}

/** Completes a payment; returns the tokens of the payment and the booking. */
async function paid(client: Client): Promise<{ payment: unknown; booking: unknown }> {
  const payment = await begun(client, '4000000000001000')
  const { bookingToken: booking } = await client.done('paymentStatus', { path: { token: payment } })
  return { payment, booking }
}

/** The details by which a customer finds a booking. */
async function proof(client: Client): Promise<Values> {
  const { booking: token } = await paid(client)
  const { bookingNumber: number } = await client.done('bookingByToken', { path: { token } })
  return { number, email: 'elif@walker.example' }
}

async function found(client: Client): Promise<{ token: unknown }> {
  const { bookingToken: token } = await client.done('bookingFind', { body: await proof(client) })
  return { token }
}

/** The first service of the documented list. */
const SERVICE = (exampleOf('serviceList')['records'] as { id: string }[])[0]?.id

const BEFORE: { readonly [Id in OperationId]?: (client: Client, call: Call) => Promise<Partial<Call>> } = {
  // Paid card bookings are completed by the gateway itself, so this one is not paid by card.
  async reservationComplete(client, { body }) {
    const { method, toCurrency } = body as Values
    const way = method === 'later' ? { method, term: 'later' } : { method: 'transfer', term: 'full' }
    const { hash: quoteHash } = await quoted(client, { ...way, toCurrency })
    return { query: [['term', way.term]], body: { method: way.method, toCurrency, quoteHash } }
  },
  async orderInitialize(client, { body }) {
    const { installment, card } = body as { installment: number; card: { number: string } }
    const bin = card.number.slice(0, 8)
    const { hash: quoteHash } = await quoted(client, { installment, ...(installment > 1 ? { bin } : {}) })
    return { body: { ...(body as Values), quoteHash } }
  },
  async orderQuery(client, { body }) {
    const isStatus = (body as Values)['kind'] === 'status'
    return isStatus ? { body: { kind: 'status', token: await begun(client, CHALLENGED) } } : {}
  },
  // Anybody can read a contract text, but only a basket's quote lists them.
  async contractView(client) {
    await client.done('reservationStart')
    return { path: { sha256: (await listed(client))[0]?.sha256 } }
  },
  // Only existing contracts can be accepted: as many as the call contains, in its order.
  async quoteCreate(client, { body }) {
    const named = (body as { acceptedContracts: { id: string }[] }).acceptedContracts
    const { acceptedContracts: _named, ...way } = body as Values
    const texts = await listed(client, way)
    const acceptedContracts = named.flatMap(({ id }) => texts.find((text) => text.id === id) ?? [])
    return { body: { ...(body as Values), acceptedContracts } }
  },
  // A cancelled booking without a refund becomes a case for a person.
  async opsCaseSettle(client, { header }) {
    await client.done('reservationStart')
    const path = await found(client)
    const { hash: penaltyHash } = await client.done('bookingPenalty', { path })
    await client.done('bookingCancel', { path, body: { penaltyHash } })
    const { cases } = (await client.done('opsCaseList', { header })) as unknown as Cases
    const [open] = cases
    if (open === undefined) throw new Error('There is no case')
    return { path: { id: open.id }, body: { act: open.acts[0], state: open.state } }
  },
  serviceView: async () => ({ path: { id: SERVICE } }),
  paymentCancel: async (client) => ({ path: { token: await begun(client, CHALLENGED) } }),
  paymentStatus: async (client) => ({ path: { token: (await paid(client)).payment } }),
  bookingByToken: async (client) => ({ path: { token: (await paid(client)).booking } }),
  bookingFind: async (client) => ({ body: await proof(client) }),
  bookingPenalty: async (client) => ({ path: await found(client) }),
  async bookingCancel(client) {
    const path = await found(client)
    const { hash: penaltyHash } = await client.done('bookingPenalty', { path })
    return { path, body: { penaltyHash } }
  },
}
