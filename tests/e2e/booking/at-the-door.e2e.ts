import type { AgencyClient } from '@rota/openapi/client'
import { agencyIn, nameEverybody, patcher } from '../basket.ts'
import { CARDS, pay } from '../checkout.ts'
import { inDays } from '../days.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

/** A line of a service on the first day with an offer for two. */
async function lineOf(client: AgencyClient, id: string, nights: number) {
  for (let day = 40; day < 60; day++) {
    const days = { checkIn: inDays(day).wire, checkOut: inDays(day + nights).wire }
    const { data } = await client.servicePrice({ path: { id }, body: { ...days, adults: 2 } })
    const plan = data?.offers[0]?.id
    if (plan === undefined) continue
    const pax = { adults: 2, children: [] }
    return { key: `e2e-${id}`, type: 'service' as const, id, pricePlan: { id: plan }, pax, ...days, count: 1 }
  }
  throw new Error(`service ${id} is never free`)
}

// Both pages with these lines are in `paper.test.tsx` (decision 38.9); "the journey, a transfer both ways, …" opens a
// voucher.
test(
  'booking page and voucher of an evening and a car say where to be and when the doors open',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/cart')
    const client = agencyIn(page)
    await client.reservationStart()
    const car = { ...(await lineOf(client, '385', 3)), time: '10:00', returnTime: '10:00' }
    await patcher(client)({ key: 'products', value: [await lineOf(client, '362', 1), car] })
    await nameEverybody(client)
    await visit(page, '/checkout?step=payment')
    await pay(page, { number: CARDS.frictionless })
    await expect(page).toHaveURL(/\/booking\//)
    const main = page.getByRole('main')
    const known = ['Saruhan, near Avanos', 'Aksaray Yolu 6. km', 'Doors 17:30', 'rental desk', '48200 Milas']
    for (const words of known) await expect(main).toContainText(words)
    await visit(page, `${page.url()}?paper=voucher`)
    for (const words of known) await expect(main).toContainText(words)
  },
)
