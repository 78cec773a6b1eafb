import type { Page } from '@playwright/test'
import type { AgencyClient, CallInput } from '@rota/openapi/client'
import { agencyIn, nameEverybody, patcher } from './basket.ts'
import { inDays } from './days.ts'
import { mode } from './ports.ts'
import { visit } from './visit.ts'

type Patch = CallInput<'reservationPatch'>['body']
type Line = Extract<Patch, { key: 'products' }>['value'][number]

const COUPLE = { adults: 2, children: [] }

/** The data of a successful call; failing here is a mistake of the test. */
function unwrap<T>({ data, error }: { data?: T | undefined; error?: unknown }): T {
  if (data === undefined) throw new Error(`no line: ${JSON.stringify(error)}`)
  return data
}

/** An available departure of the first tour of a kind. */
async function tour(client: AgencyClient, type: 'daily' | 'package'): Promise<Line> {
  const [first] = unwrap(await client.tourList({ query: { type } })).records
  const id = first?.id ?? ''
  const { record } = unwrap(await client.tourView({ path: { id } }))
  const departure = record.departures.find(({ availability, seatsLeft }) => availability === 1 && seatsLeft > 1)
  if (!departure) throw new Error(`no departure of ${id}`)
  const { checkIn, checkOut } = departure
  return { key: `tour-${id}`, type: 'tour', id, pax: COUPLE, count: 1, checkIn, checkOut }
}

/** The first offer of the first service of a kind that is available to two people in that month. */
async function service(client: AgencyClient, type: 'gulet' | 'caravan' | 'charter' | 'extra'): Promise<Line> {
  const { records } = unwrap(await client.serviceList({ query: { type, limit: 20 } }))
  for (const { id, facts } of records) {
    const day = facts.kind === 'charter' ? facts.dates[1] : inDays(45).wire
    if (day === undefined) continue
    const stay = { checkIn: day, checkOut: facts.kind === 'charter' ? day + 1 : inDays(52).wire }
    const { data } = await client.servicePrice({ path: { id }, body: { ...stay, adults: 2 } })
    const offer = data?.offers.find(({ availability }) => availability === 1)
    if (!offer) continue
    return { key: `${type}-${id}`, type: 'service', id, pax: COUPLE, count: 1, pricePlan: { id: offer.id }, ...stay }
  }
  throw new Error(`no ${type}`)
}

async function transfer(client: AgencyClient): Promise<Line> {
  const query = { fromLocation: 'location-ayt', toLocation: 'location-kas', direction: 3, passengers: 2 } as const
  const id = unwrap(await client.transferList({ query })).records[0]?.id ?? ''
  const there = { checkIn: inDays(40).wire, time: '14:30', flightNumber: 'TK 2410' }
  const back = { checkOut: inDays(47).wire, returnTime: '09:00', returnFlightNumber: 'TK 2411' }
  return { key: 'ride', type: 'transfer', id, pax: COUPLE, count: 1, direction: 3, bags: 2, ...there, ...back }
}

/** A round-trip flight for two people. */
async function flights(client: AgencyClient): Promise<Line[]> {
  const places = { origin: { id: 'IST', type: 3 }, destination: { id: 'AYT', type: 3 } } as const
  const when = { departure: inDays(40).wire, return: inDays(47).wire }
  const { items } = unwrap(await client.flightPrice({ body: { query: { type: 2, ...places, ...when, adult: 2 } } }))
  const onRoute = (route: 1 | 2) =>
    items.flights
      .filter(({ legs }) => legs[0]?.route === route)
      .flatMap(({ id, offers }) => offers.flatMap(({ offerIds }) => offerIds.map((it) => ({ id, ...it }))))
  const back = onRoute(2)
  const there = onRoute(1).find(({ groupKey }) => back.some((it) => it.groupKey === groupKey))
  const home = back.find(({ groupKey }) => groupKey === there?.groupKey)
  if (!there || !home) throw new Error('no two flights are sold together')
  return [there, home].map(({ id, offerId }, at): Line => {
    const route = at === 0 ? 1 : 2
    return { key: `way-${route}`, type: 'flight', stype: 'flight', id, pax: COUPLE, count: 1, route, offerId }
  })
}

function hotel(): Line {
  const room = { id: '12', room: { id: 'r1' }, pricePlan: { id: 'ai-flex' } }
  const stay = { checkIn: inDays(40).wire, checkOut: inDays(47).wire }
  return { key: 'room', type: 'hotel', pax: COUPLE, count: 1, ...room, ...stay }
}

/** A new basket with one line of every product kind. */
export async function fillEveryKind(page: Page): Promise<void> {
  if (mode === 'demo') await visit(page, '/cart')
  const client = agencyIn(page)
  await client.reservationStart()
  const value = [
    hotel(),
    ...(await flights(client)),
    await tour(client, 'daily'),
    await tour(client, 'package'),
    await service(client, 'gulet'),
    await service(client, 'caravan'),
    await service(client, 'charter'),
    await service(client, 'extra'),
    await transfer(client),
  ]
  await patcher(client)({ key: 'products', value })
}

const ONE = {
  gulet: (client) => service(client, 'gulet'),
  event: (client) => service(client, 'charter'),
  transfer,
} satisfies Record<string, (client: AgencyClient) => Promise<Line>>

/** Fills a basket with one line of a kind and everybody's names, so that only the payment is missing. */
export async function fillKind(page: Page, kind: keyof typeof ONE): Promise<void> {
  const client = agencyIn(page)
  await client.reservationStart()
  await patcher(client)({ key: 'products', value: [await ONE[kind](client)] })
  await nameEverybody(client)
}
