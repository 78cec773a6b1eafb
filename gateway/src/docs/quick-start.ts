const DAY = 86_400_000

/** Days from now until the stay of the sample begins: rooms are rarely gone by then. */
const AHEAD = 60

/**
 * Ten lines that put a room into a basket, for the typed client.
 * @param now epoch milliseconds
 */
export function quickStart(origin: string, now: number): string {
  const [checkIn, checkOut] = [AHEAD, AHEAD + 5].map((days) => dateInt(now + days * DAY))
  return `import { createAgencyClient } from '@rota/openapi/client'

const rota = createAgencyClient({ baseUrl: '${origin}/api', siteKey: 'rota-test-key' })
const stay = { checkIn: ${checkIn}, checkOut: ${checkOut}, adults: 2 }
const { data, error } = await rota.hotelPrice({ path: { id: '12' }, body: stay })
if (error) throw new Error(error.title)
const [room] = data.rooms
const line = { ...stay, key: 'room-1', type: 'hotel', id: '12', count: 1, room: { id: room.id },
  pricePlan: { id: room.plans[0].id }, pax: { adults: 2, children: [] } }
await rota.reservationStart()
const basket = await rota.reservationPatch({ header: { 'If-Match': '"0"' }, body: { key: 'products', value: [line] } })
console.log(basket.data.booking.totalAmount)`
}

const dateInt = (time: number) => Number(new Date(time).toISOString().slice(0, 10).replaceAll('-', ''))
