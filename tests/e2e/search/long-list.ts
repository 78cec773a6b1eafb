import type { Page, Route } from '@playwright/test'

type Records = { hotel: { id: string; slug: string; stars: number } }[]

/** The agency's hotels again and again, until there are enough, each with an id of its own. */
function multiplied(records: Records, count: number): Records {
  return Array.from({ length: count }, (_, at) => {
    const record = records[at % records.length]
    if (!record) throw new Error('the search finds nothing')
    const [id, stars] = [`${record.hotel.id}x${at}`, 1 + (at % 5)]
    return { ...record, hotel: { ...record.hotel, id, stars } }
  })
}

/**
 * Lets every search of the browser find that many hotels, in pages as the contract cuts them. `before` may fail a page.
 */
export async function findMany(page: Page, count: number, before?: (number: number, route: Route) => Promise<boolean>) {
  await page.route('**/api/availability', async (route) => {
    const { page: number = 1, limit, ...body } = route.request().postDataJSON() as { page?: number; limit: number }
    if (await before?.(number, route)) return
    const response = await route.fetch({ postData: { ...body, limit } })
    const answer = (await response.json()) as { records: Records }
    const records = multiplied(answer.records, count).slice((number - 1) * limit, number * limit)
    const stats = { totalRecord: count, currentPage: number, pageCount: Math.ceil(count / limit), pageSize: limit }
    await route.fulfill({ response, json: { ...answer, records, stats } })
  })
}
