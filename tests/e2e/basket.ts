import type { Page } from '@playwright/test'
import { createAgencyClient, type AgencyClient, type Answer, type CallInput } from '@rota/openapi/client'
import { inDays } from './days.ts'
import { PEOPLE } from './checkout.ts'
import { visit } from './visit.ts'

type Patch = CallInput<'reservationPatch'>['body']
type Booking = Answer<'reservationPatch'>['booking']

/** The agency's API through the page's own fetch: the visitor's session, and in the demo the only wire there is. */
export function agencyIn(page: Page): AgencyClient {
  const fetchInPage = async (request: Request) => {
    const body = await request.text()
    const sent = { method: request.method, headers: Object.fromEntries(request.headers), ...(body ? { body } : {}) }
    const { text, ...init } = await page.evaluate(
      async ({ url, init: options }) => {
        const answer = await fetch(url, options)
        return { text: await answer.text(), status: answer.status, headers: Object.fromEntries(answer.headers) }
      },
      { url: request.url, init: sent },
    )
    return new Response(text, init)
  }
  const baseUrl = new URL('/api', page.url()).href
  return createAgencyClient({ baseUrl, fetch: fetchInPage, headers: { 'x-requested-with': 'rota' } })
}

interface Stay {
  /** Days from today to check-in. */
  from?: number
  nights?: number
  children?: number[]
  /** Ids of the hotels, one room in each. */
  hotels?: string[]
}

/** The hotel of the tests, where there always are rooms. */
const ALWAYS = '12'

/** One room of a hotel for two adults and children. */
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

/** Puts a room into a new basket without the screens that lead there, and answers what the agency made of it. */
export async function fillBasket(page: Page, stay: Stay = {}): Promise<Booking> {
  await visit(page, '/cart')
  const { client, patch } = patcher(agencyIn(page))
  await client.reservationStart()
  return patch({ key: 'products', value: (stay.hotels ?? [ALWAYS]).map((id) => lineOf(id, stay)) })
}

/** A basket and everybody's name: what is missing is the payment. */
export async function fillBooking(page: Page, stay: Stay = {}): Promise<Booking> {
  await fillBasket(page, stay)
  const { patch } = patcher(agencyIn(page))
  const [[name, surname], [other]] = PEOPLE
  const contact = { phone: '5321234567', countryCode: '90', email: 'ada.kaya@example.com', country: 'TR' }
  await patch({ key: 'customer', value: { name, surname, ...contact } })
  const adults = [name, other].map((first) => ({ name: first, surname, type: 'adult' as const }))
  const children = (stay.children ?? []).map((age) => ({ name: 'Su', surname, type: 'child' as const, age }))
  return patch({ key: 'guests', value: [...adults, ...children] })
}

function patcher(client: AgencyClient) {
  const patch = async (body: Patch): Promise<Booking> => {
    const { data: view } = await client.siteView()
    const header = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': `"${view?.booking?.version ?? 0}"` }
    const { data, error } = await client.reservationPatch({ header, body })
    if (data === undefined) throw new Error(`the booking was not changed: ${JSON.stringify(error)}`)
    return data.booking
  }
  return { client, patch }
}
