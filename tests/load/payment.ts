import { setTimeout } from 'node:timers/promises'
import { createAgencyClient, type CallInput } from '@rota/openapi/client'
import { contractsOf } from '../contract/contracts.ts'

/** A published test card that the bank takes without a question. */
const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

const inDays = (days: number) =>
  Number(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''))

/** How a payment went, in milliseconds from the moment of Pay. */
export interface Paid {
  state: string
  /** Until the call was answered. */
  answered: number
  /** Until the booking was there. */
  ended: number
}

/** What a call answers; any problem ends the walk, with its name. */
async function ok<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<NonNullable<T>> {
  const { data, error } = await call
  return data ?? Promise.reject(new Error(JSON.stringify(error)))
}

/**
 * Fills a basket and accepts its price. The answer pays for it; it is kept for the moment when many pay at once.
 * @param shop address of the gateway
 */
export async function prepared(shop: string): Promise<() => Promise<Paid>> {
  const agency = createAgencyClient({ baseUrl: `${shop}/api`, siteKey: 'rota-test-key' })
  const stay = { checkIn: inDays(60), checkOut: inDays(65) }
  const { records } = await ok(agency.availabilitySearch({ body: { filter: { ...stay, adults: 2 }, limit: 1 } }))
  const id = records[0]?.hotel.id ?? ''
  const { rooms } = await ok(agency.hotelPrice({ path: { id }, body: { ...stay, adults: 2 } }))
  const room = { id: rooms[0]?.id ?? '' }
  const pricePlan = { id: rooms[0]?.plans[0]?.id ?? '' }
  let { version } = (await ok(agency.reservationStart())).booking
  const change = async (body: CallInput<'reservationPatch'>['body']) => {
    const header = { 'If-Match': `"${version}"` }
    version = (await ok(agency.reservationPatch({ header, body }))).booking.version
  }
  const pax = { adults: 2, children: [] }
  await change({ key: 'products', value: [{ key: 'a', type: 'hotel', id, room, pricePlan, pax, ...stay, count: 1 }] })
  const [name, surname] = ['Defne', 'Aydın']
  await change({ key: 'guests', value: [name, 'Deniz'].map((it) => ({ name: it, surname, type: 'adult' })) })
  const reach = { email: 'defne@posta.example', phone: '5320000148', countryCode: '90', country: 'TR' }
  await change({ key: 'customer', value: { name, surname, ...reach } })
  const asked = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  const acceptedContracts = await contractsOf(agency)
  const { hash: quoteHash } = await ok(agency.quoteCreate({ body: { ...asked, acceptedContracts } }))

  return async () => {
    const begin = performance.now()
    const order = { quoteHash, method: 'creditcard', installment: 1, language: 'en', card: CARD } as const
    const { paymentToken: token } = await ok(agency.orderInitialize({ body: order }))
    const answered = performance.now() - begin
    for (;;) {
      const { state } = await ok(agency.paymentStatus({ path: { token } }))
      if (!['started', 'challenge', 'verifying'].includes(state)) {
        return { state, answered, ended: performance.now() - begin }
      }
      await setTimeout(200)
    }
  }
}
