import { expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'
import { createPages } from './pages.ts'
import type { Need, PageJob } from './port.ts'
import { testBuild } from './testing/build.ts'

const STAY = { checkIn: 20270521, checkOut: 20270526, adults: 2 }
const HOTEL: Need = { operationId: 'hotelView', params: { path: { id: '12' } } }
const PRICE: Need = { operationId: 'hotelPrice', params: { path: { id: '12' }, body: STAY }, soft: true }

/** A hotel page with prices, and the jobs its renderer received. */
function world() {
  const gateway = fakeGateway()
  const seen: PageJob[] = []
  const renderPage = async (job: PageJob) => {
    seen.push(job)
    return { status: 200, html: `page ${seen.length}` }
  }
  const build = { ...testBuild({ needs: [HOTEL, PRICE] }), renderPage }
  gateway.context.pages = createPages(gateway.context, build)
  const page = () => gateway.call('/hotels/12', { headers: { accept: 'text/html' } })
  return { gateway, seen, page }
}

test('a page contains optional prices that arrive in time', async () => {
  const { seen, page } = world()
  expect((await page()).text).toBe('page 1')
  expect(seen[0]?.results).toMatchObject([
    { need: HOTEL, json: expect.stringContaining('"record"') },
    { need: PRICE, json: expect.stringContaining('"rooms"') },
  ])
})

test('a page waits 1.5 s for optional data, is not cached without it, and the next page has it', async () => {
  const { gateway, seen, page } = world()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  gateway.upstream.on('hotelPrice', async () => {
    asked.resolve()
    await answer.promise
    return { body: { rooms: [], query: STAY } }
  })
  const shown = page()
  await asked.promise
  gateway.clock.pass(1499)
  expect(seen).toEqual([])
  gateway.clock.pass(1)
  expect((await shown).text).toBe('page 1')
  expect(seen[0]?.results).toMatchObject([{ need: HOTEL }, { need: PRICE, problem: { name: 'upstream-timeout' } }])
  answer.resolve()
  expect((await page()).text).toBe('page 2')
  expect(seen[1]?.results[1]).toHaveProperty('json')
  expect(gateway.upstream.of('hotelPrice')).toHaveLength(1)
})
