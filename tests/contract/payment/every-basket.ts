import type { CallInput } from '@rota/openapi/client'
import { ROOM } from '../pay.ts'
import { person } from '../people.ts'
import { prepareFlightBasket } from '../provider/prepare-flight.ts'
import type { Visitor } from '../visitor.ts'
import { fill, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import type { TestSystem } from '../test-system.ts'

type Patch = CallInput<'reservationPatch'>['body']
export type Line = Extract<Patch, { key: 'products' }>['value'][number]

const COUPLE = { adults: 2, children: [] }
const STAY = { checkIn: 20270521, checkOut: 20270526 }

const hotel = (id: string, room: string, plan: string): Line => ({
  ...ROOM,
  key: `room-${'abc'[Number(id) % 3]}${room === 'r1' ? 'x' : 'y'}`,
  id,
  room: { id: room },
  pricePlan: { id: plan },
})

async function tour({ client }: Visitor, type: 'daily' | 'package'): Promise<Line> {
  for (const { id } of unwrap(await client.tourList({ query: { type } })).records) {
    const { departures } = unwrap(await client.tourView({ path: { id } })).record
    const open = departures.find((it) => it.availability === 1 && it.seatsLeft > 1 && it.checkIn > STAY.checkIn)
    const days = open && { checkIn: open.checkIn, checkOut: open.checkOut }
    if (days) return { key: `tour-${type}`, type: 'tour', id, pax: COUPLE, count: 1, ...days }
  }
  throw new Error(`no ${type} tour`)
}

async function service({ client }: Visitor, type: 'gulet' | 'caravan' | 'charter' | 'extra'): Promise<Line> {
  const { records } = unwrap(await client.serviceList({ query: { type, limit: 20 } }))
  for (const { id, facts } of records) {
    const day = facts.kind === 'charter' ? facts.dates.find((date) => date > STAY.checkIn) : STAY.checkIn
    if (day === undefined) continue
    const stay = { checkIn: day, checkOut: facts.kind === 'charter' ? day + 1 : 20270528 }
    const { data } = await client.servicePrice({ path: { id }, body: { ...stay, adults: 2 } })
    const offer = data?.offers.find(({ availability }) => availability === 1)
    if (offer) return { key: type, type: 'service', id, pax: COUPLE, count: 1, pricePlan: { id: offer.id }, ...stay }
  }
  throw new Error(`no ${type}`)
}

/** One line of each kind that can be put into a basket without a transaction at the provider. */
export const linesOf = async (visitor: Visitor): Promise<Line[]> => [
  hotel('12', 'r2', 'ai-flex'),
  hotel('14', 'r1', 'hb-flex'),
  await tour(visitor, 'daily'),
  await tour(visitor, 'package'),
  await service(visitor, 'gulet'),
  await service(visitor, 'caravan'),
  await service(visitor, 'charter'),
  await service(visitor, 'extra'),
  {
    key: 'ride',
    type: 'transfer',
    id: 'aytkasminivan',
    pax: COUPLE,
    checkIn: STAY.checkIn,
    direction: 1,
    time: '10:10',
    count: 1,
  },
]

/** A visitor with these lines and everybody's names; on request with a round trip by air as well. */
export async function basketOf(system: TestSystem, lines: Line[], withFlight: boolean): Promise<PreparedVisitor> {
  if (!withFlight) return fill(system, lines)
  const prepared = await prepareFlightBasket(system)
  const { guests } = person('Walker', '7654321')
  await prepared.visitor.patch({ key: 'guests', value: guests })
  const { booking } = await prepared.visitor.patch({ key: 'products', value: [...prepared.chosen.lines, ...lines] })
  return { ...prepared, booking }
}
