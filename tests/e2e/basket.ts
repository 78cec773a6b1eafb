import type { Page } from '@playwright/test'
import { createAgencyClient, type AgencyClient, type Answer, type CallInput } from '@rota/openapi/client'
import { fetchAsVisitor } from './fetch-as-visitor.ts'
import { inDays } from './days.ts'
import { PEOPLE } from './checkout.ts'
import { mode } from './ports.ts'
import { visit } from './visit.ts'

type Patch = CallInput<'reservationPatch'>['body']
type Booking = Answer<'reservationPatch'>['booking']

/**
 * A client of the gateway's API that acts as the page's visitor: in start mode with the browser's cookies, in the demo
 * through the page's own fetch, because only the page can reach the gateway there.
 */
export function agencyIn(page: Page): AgencyClient {
  const send = mode === 'demo' ? inPage(page) : fetchAsVisitor(page)
  return createAgencyClient({ baseUrl: `${ANYWHERE}/api`, fetch: send, headers: { 'x-requested-with': 'rota' } })
}

/** The client requires an absolute URL, but only the path is used. */
const ANYWHERE = 'http://shop.test'

const inPage = (page: Page) => async (request: Request) => {
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  const sent = { method: request.method, headers: Object.fromEntries(request.headers), ...(body ? { body } : {}) }
  const { text, ...init } = await page.evaluate(
    async ({ path, options }) => {
      const answer = await fetch(path, options)
      return { text: await answer.text(), status: answer.status, headers: Object.fromEntries(answer.headers) }
    },
    { path: pathname + search, options: sent },
  )
  return new Response(text, init)
}

interface Stay {
  /** Days from today to check-in. */
  from?: number
  nights?: number
  children?: number[]
  /** Ids of the hotels, one room in each. */
  hotels?: string[]
}

/** A hotel that always has rooms. */
const ALWAYS = '12'

/** One room of a hotel for two adults and the children. */
const lineOf = (id: string, { from = 40, nights = 7, children = [] }: Stay) => ({
  key: `e2e-${id}`,
  type: 'hotel' as const,
  id,
  room: { id: 'r1' },
  pricePlan: { id: 'ai-flex' },
  pax: { adults: 2, children },
  checkIn: inDays(from).wire,
  checkOut: inDays(from + nights).wire,
  count: 1,
})

/** Puts a room into a new basket without using the search pages; returns the booking. */
export const fillBasket = async (page: Page, stay: Stay = {}): Promise<Booking> => basketOf(await clientFor(page), stay)

/** Fills a basket and everybody's names, so that only the payment is missing. */
export const fillBooking = async (page: Page, stay: Stay = {}): Promise<Booking> =>
  bookingOf(await clientFor(page), stay)

/** A client that works before any page is open; the demo needs a page first. */
async function clientFor(page: Page): Promise<AgencyClient> {
  if (mode === 'demo') await visit(page, '/cart')
  return agencyIn(page)
}

async function basketOf(client: AgencyClient, stay: Stay): Promise<Booking> {
  await client.reservationStart()
  return patcher(client)({ key: 'products', value: (stay.hotels ?? [ALWAYS]).map((id) => lineOf(id, stay)) })
}

/** Does what `fillBooking` does, for callers without a page. */
export async function bookingOf(client: AgencyClient, stay: Stay = {}): Promise<Booking> {
  await basketOf(client, stay)
  return nameEverybody(client, stay.children)
}

/** Gives a basket its customer and its guests: two adults and the children. */
export async function nameEverybody(client: AgencyClient, ages: readonly number[] = []): Promise<Booking> {
  const patch = patcher(client)
  const [[name, surname], [other]] = PEOPLE
  const contact = { phone: '5321234567', countryCode: '90', email: 'ada.kaya@example.com', country: 'TR' }
  await patch({ key: 'customer', value: { name, surname, ...contact } })
  const adults = [name, other].map((first) => ({ name: first, surname, type: 'adult' as const }))
  const children = ages.map((age) => ({ name: 'Su', surname, type: 'child' as const, age }))
  return patch({ key: 'guests', value: [...adults, ...children] })
}

/** Changes the booking at its current version. */
export function patcher(client: AgencyClient) {
  return async (body: Patch): Promise<Booking> => {
    const view = await client.siteView()
    if (view.data === undefined) throw new Error(`the booking was not read: ${JSON.stringify(view.error)}`)
    const header = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': `"${view.data.booking?.version ?? 0}"` }
    const { data, error } = await client.reservationPatch({ header, body })
    if (data === undefined) throw new Error(`the booking was not changed: ${JSON.stringify(error)}`)
    return data.booking
  }
}

/** Changes the basket to these rooms as another tab of the visitor would, without this page noticing. */
export async function changeElsewhere(page: Page, rooms: readonly { hotel: string; count: number }[]): Promise<void> {
  const patch = patcher(agencyIn(page))
  await patch({ key: 'products', value: rooms.map(({ hotel, count }) => ({ ...lineOf(hotel, {}), count })) })
}

/** Puts a flight for two people into a new basket. */
export async function fillFlight(page: Page): Promise<void> {
  const client = await clientFor(page)
  await client.reservationStart()
  const places = { origin: { id: 'IST', type: 3 }, destination: { id: 'AYT', type: 3 } } as const
  const query = { type: 1, ...places, departure: inDays(40).wire, adult: 2 } as const
  const { data, error } = await client.flightPrice({ body: { query } })
  const [flight] = data?.items.flights ?? []
  const offerId = flight?.offers[0]?.offerId
  if (flight === undefined || offerId === undefined) throw new Error(`there is no flight: ${JSON.stringify(error)}`)
  const line = {
    key: 'e2e-flight',
    type: 'flight',
    stype: 'flight',
    id: flight.id,
    route: 1,
    offerId,
    count: 1,
  } as const
  await patcher(client)({ key: 'products', value: [{ ...line, pax: { adults: 2, children: [] } }] })
}
