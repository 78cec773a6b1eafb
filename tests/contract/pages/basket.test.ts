import { createPages } from '@rota/gateway/pages'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { fill } from '../journey.ts'
import { visitorOf, type Visitor } from '../visitor.ts'
import { startTestSystem } from '../test-system.ts'
import { SHOP_BUILD } from './shop-build.ts'

const system = await startTestSystem()
afterAll(() => system.close())
system.context.pages = createPages(system.context, SHOP_BUILD)

let owner: Visitor
let name: string
beforeEach(async () => {
  const { visitor, who } = await fill(system)
  owner = visitor
  name = who.customer.name
})

const PAGES = ['/cart', '/checkout', '/payment', '/ar/cart']

/** A page as a browser with gzip and brotli gets it. */
async function read(visitor: Visitor, path: string) {
  const response = await visitor.ask(path, { headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' } })
  const html = await response.text()
  return { response, html, hasBasket: html.includes('"booking":{') }
}

test.each(PAGES)('%s has the basket of its visitor, and the browser asks for nothing again', async (path) => {
  const { response, html, hasBasket } = await read(owner, path)
  expect(response.status).toBe(200)
  expect(hasBasket).toBe(true)
  expect(html).toContain('Ardıç Bay Hotel')
  expect(html).toMatch(/<b class="[^"]*count[^"]*" aria-hidden="true">1<\/b>|Steps-/)
})

test('the checkout has what the booking knows of its customer, in the form', async () => {
  expect((await read(owner, '/checkout')).html).toMatch(new RegExp(`<input[^>]* value="${name}"`))
})

test.each(PAGES)('%s is neither cached nor compressed (decisions 42.10 and 10.7)', async (path) => {
  const { headers } = (await read(owner, path)).response
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('content-encoding')).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
})

test.each(PAGES)('%s has no basket for another visitor, even right after its owner', async (path) => {
  await read(owner, path)
  const { response, html, hasBasket } = await read(visitorOf(system), path)
  expect(response.status).toBe(200)
  expect(hasBasket).toBe(false)
  expect(html).not.toContain('Ardıç Bay Hotel')
  expect(html).not.toContain(name)
})

test.each(['/', '/hotels', '/tours'])('%s never has a basket, because it is shared', async (path) => {
  const { html, hasBasket } = await read(owner, path)
  expect(hasBasket).toBe(false)
  expect(html).not.toContain(name)
})

test('a session that is not ours counts as none (D1)', async () => {
  const [cookie = '', sealed = ''] = [...owner.jar][0] ?? []
  const { response, hasBasket } = await read(visitorOf(system, new Map([[cookie, `x${sealed}`]])), '/cart')
  expect([response.status, hasBasket]).toEqual([200, false])
})

test('a page is rendered without a basket that the agency cannot send, and keeps the session', async () => {
  system.play('upstream-down')
  onTestFinished(() => system.play('normal'))
  const sealed = [...owner.jar]
  const { hasBasket } = await read(owner, '/cart')
  expect([hasBasket, [...owner.jar]]).toEqual([false, sealed])
  system.play('normal')
  expect((await read(owner, '/cart')).hasBasket).toBe(true)
})
