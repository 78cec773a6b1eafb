import { afterEach, expect, test, vi } from 'vitest'
import type { PageJob } from '../../page/port.ts'
import { createRenderPool } from './render-pool.ts'

/** A renderer that acts on the path of the page. */
const RENDERER = `data:text/javascript,${encodeURIComponent(`
import { threadId } from 'node:worker_threads'
const RESPONSES = {
  '/': () => threadId + ':',
  '/error': () => { throw new TypeError('no such hotel') },
  '/exit': () => process.exit(1),
  '/never': () => { for (;;); },
}
export const renderPage = async ({ url, site }) => ({ status: 200, html: RESPONSES[url.pathname]() + site.data.name })`)}`

const site = { need: { operationId: 'siteView' as const, params: {} }, json: '{"name":"Yelkovan"}' }
const job = (pathname: string) => ({ url: { pathname }, site, results: [] }) as unknown as PageJob

const pool = createRenderPool(RENDERER, 1)
afterEach(async () => {
  vi.useRealTimers()
  await pool.close()
})

test('renders in a separate thread, which parses the responses', async () => {
  const { html } = await pool.render(job('/'))
  expect(html).toMatch(/^[1-9]\d*:Yelkovan$/)
  expect(await pool.render(job('/'))).toEqual({ status: 200, html })
})

test('is ready when a thread has loaded the renderer, and fails if it cannot be loaded', async () => {
  await pool.ready()
  expect((await pool.render(job('/'))).status).toBe(200)
  const broken = createRenderPool('data:text/javascript,throw new TypeError("not built")', 1)
  await expect(broken.ready()).rejects.toThrow('not built')
})

test('draws in the same threads, and fails for a mark that cannot be drawn', async () => {
  const icon = { kind: 'icon' as const, size: 192, isMaskable: false, colours: { plate: '#ffffff', ground: '#000000' } }
  const png = await pool.draw({ ...icon, mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' })
  expect([...png.subarray(1, 4)]).toEqual([...new TextEncoder().encode('PNG')])
  await expect(pool.draw({ ...icon, mark: '<html/>' })).rejects.toThrow('The mark of the site cannot be drawn')
  expect((await pool.render(job('/'))).html).toContain('Yelkovan')
})

test('an error of the renderer fails only its page', async () => {
  const first = pool.render(job('/error'))
  const next = pool.render(job('/'))
  await expect(first).rejects.toThrow('no such hotel')
  expect((await next).status).toBe(200)
})

test('fails a page that takes too long, and renders the next one (decision 11.1)', async () => {
  // The start of a thread has a longer limit.
  await pool.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = pool.render(job('/never')).catch((error: Error) => error.message)
  // The renderer runs in another thread, so only this thread's timers move.
  vi.advanceTimersByTime(10_000)
  expect(await never).toContain('has ended')
  expect((await pool.render(job('/'))).html).toContain('Yelkovan')
})

test('fails the pages of a thread that ends, and renders the next one in another thread', async () => {
  await expect(pool.render(job('/exit'))).rejects.toThrow('has ended')
  expect((await pool.render(job('/'))).html).toContain('Yelkovan')
})

test('closing fails the page that is being rendered', async () => {
  const never = pool.render(job('/never'))
  await Promise.all([expect(never).rejects.toThrow('has ended'), pool.close()])
})
