import { expect, type Locator, type Page } from '@playwright/test'
import type { AgencyClient, CallInput } from '@rota/openapi/client'
import { agencyIn, patcher } from './basket.ts'
import { inDays } from './days.ts'
import { mode } from './ports.ts'
import { visit } from './visit.ts'
import { english } from './words.ts'

type Line = Extract<CallInput<'reservationPatch'>['body'], { key: 'products' }>['value'][number]

/** The URL of a round trip for two adults and an infant, with further parameters. */
export function flightAddress(from: string, to: string, more = ''): string {
  const days = `departure=${inDays(40).iso}&return=${inDays(45).iso}`
  return `/flight?from=${from}&to=${to}&${days}&adult=2&infant=1${more}`
}

/** Puts the first flight of a route into a new basket, one way for one adult, without using the search pages. */
export async function fillFlight(page: Page, from: string, to: string): Promise<void> {
  if (mode === 'demo') await visit(page, '/cart')
  const client = agencyIn(page)
  await client.reservationStart()
  await patcher(client)({ key: 'products', value: [await oneWay(client, from, to)] })
}

async function oneWay(client: AgencyClient, from: string, to: string): Promise<Line> {
  const places = { origin: { id: from, type: 3 }, destination: { id: to, type: 3 } } as const
  const { data } = await client.flightPrice({
    body: { query: { type: 1, ...places, departure: inDays(40).wire, adult: 1 } },
  })
  const [flight] = data?.items.flights ?? []
  const offerId = flight?.offers[0]?.offerId
  if (flight === undefined || offerId === undefined) throw new Error(`nobody flies from ${from} to ${to}`)
  const pax = { adults: 1, children: [] }
  return { key: 'way-1', type: 'flight', stype: 'flight', id: flight.id, pax, count: 1, route: 1, offerId }
}

/** The passenger rows of the form. */
export const passengers = (page: Page): Locator =>
  page.getByRole('region', { name: english('checkout.guests.title') }).getByRole('group')

interface Flier {
  name: string
  surname: string
  born: string
}

/** With an identity number, which is one person's. */
type Citizen = Flier & { identity: string }

/** Names and dates of birth of the passengers, in the order of the form. */
export const FLIERS: readonly [Citizen, Citizen, Citizen] = [
  { name: 'Ada', surname: 'Kaya', born: '12.04.1990', identity: '10000000146' },
  { name: 'Can', surname: 'Kaya', born: '01.02.1988', identity: '10000000078' },
  { name: 'Su', surname: 'Kaya', born: inDays(-200).typed, identity: '10000000214' },
]

const fieldOf = (row: Locator) => (id: string) => row.getByRole('textbox', { name: english(id), exact: true })

/** Fills in who travels, apart from papers. */
async function fillPerson(row: Locator, who: Flier): Promise<void> {
  const field = fieldOf(row)
  await field('checkout.customer.name').fill(who.name)
  await field('checkout.customer.surname').fill(who.surname)
  await field('passenger.birthDate').fill(who.born)
  const title = row.getByRole('combobox', { name: english('passenger.title') })
  if ((await title.count()) > 0) await title.selectOption({ index: 1 })
}

/** Fills in a guest of a provider's room, which asks for no paper. */
export async function fillRoomGuest(row: Locator, who: Flier): Promise<void> {
  await fillPerson(row, who)
  await expect(fieldOf(row)('passenger.identityNumber')).toHaveCount(0)
}

/** Fills in a passenger: with a passport if given, otherwise with an identity number. */
export async function fillPassenger(row: Locator, who: Citizen, passport?: string): Promise<void> {
  const field = fieldOf(row)
  await fillPerson(row, who)
  if (passport === undefined) return field('passenger.identityNumber').fill(who.identity)
  await row.getByRole('switch', { name: english('passenger.citizen') }).uncheck()
  await row.getByRole('combobox', { name: english('passenger.nationality') }).selectOption('DE')
  await field('passenger.passportNumber').fill(passport)
  await field('passenger.passportExpires').fill(inDays(900).typed)
}

/** Fills in the customer. */
export async function fillBooker(page: Page): Promise<void> {
  const customer = page.getByRole('region', { name: english('checkout.customer.title') })
  const field = (id: string) => customer.getByRole('textbox', { name: english(`checkout.customer.${id}`), exact: true })
  await field('name').fill(FLIERS[0].name)
  await field('surname').fill(FLIERS[0].surname)
  await field('email').fill('ada.kaya@example.com')
  await field('phone').fill('5321234567')
}
