import type { Reader } from './reader.ts'
import { civilAhead, SAMPLE_STAY } from './sample-days.ts'

/** Ten working lines for the typed client: get the room prices of a hotel and start a booking. */
export function quickStart({ origin, now, keys }: Reader): string {
  const [checkIn, checkOut] = SAMPLE_STAY.map((days) => civilAhead(now, days).replaceAll('-', ''))
  return `import { createAgencyClient } from '@rota/openapi/client'

const site = { baseUrl: '${origin}/api', siteKey: '${keys.site}' }
const rota = createAgencyClient(site)
const stay = { checkIn: ${checkIn}, checkOut: ${checkOut}, adults: 2 }
const { data, error } = await rota.hotelPrice({ path: { id: '12' }, body: stay })
if (error) throw new Error(error.title)
for (const { id, plans } of data.rooms) console.log(id, plans[0]?.offer?.total)
const { data: begun } = await rota.reservationStart()
console.log(begun?.booking.totalAmount)`
}
