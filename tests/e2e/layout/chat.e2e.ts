import type { Page } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { mode, startPorts } from '../ports.ts'
import { fetched, follow, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

const CHAT = { src: 'https://chat.test/widget.js', origin: 'https://chat.test' }

/**
 * Adds a chat to the site's record in every document; no demo site has one, because a chat needs a server of another
 * company. The Content-Security-Policy allows its script everywhere, so that only the storefront decides where it
 * appears; with `barred`, these pages forbid it, as the gateway does.
 */
async function withChat(page: Page, barred?: RegExp): Promise<void> {
  await page.route(`http://localhost:${startPorts.PORT}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    const body = (await response.text()).replace(
      /(<script[^>]* id="boot"[^>]*>.*?"options":\{)/s,
      `$1"chat":${JSON.stringify(CHAT)},`,
    )
    const isBarred = barred?.test(route.request().url()) ?? false
    const allowed = isBarred ? policy : policy.replace("script-src 'self'", `script-src 'self' ${CHAT.origin}`)
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': allowed } })
  })
  await page.route(CHAT.src, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "here"' }),
  )
}

if (mode === 'start') {
  // Which pages offer a chat is in `floating.test.tsx`, and which load a document of their own beside it in
  // `navigation.test.ts`; "a press loads the page anew …" shows both in a browser. Here it is a walk over more pages.
  test(
    'the chat is offered in the default layout only, and no page beside it is personal (decision 44.6)',
    { tag: '@long' },
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Open the chat' })
      const buttons = page.getByRole('complementary', { name: 'Call or write to us' })
      const running = page.locator('html[data-chat]')
      await withChat(page)
      await visit(page, '/tours')
      await test.step('a press loads its script, and nothing else does', async () => {
        await expect(button).toHaveCount(1)
        await expect(running).toHaveCount(0)
        await follow(page, '/cart')
        await expect(page).toHaveURL('/cart')
        await expect(buttons).toHaveCount(1)
        await expect(button).toHaveCount(0)
        await follow(page, '/hotels')
        await expect(page).toHaveURL('/hotels')
        await expect(button).toHaveCount(0)
        await follow(page, '/flight')
        await expect(page).toHaveURL('/flight')
        await button.dispatchEvent('click')
        await expect(running).toHaveCount(1)
      })
      await test.step('it goes along to other pages of the default layout', async () => {
        await follow(page, '/transfers')
        await expect(page).toHaveURL('/transfers')
        await expect(running).toHaveCount(1)
      })
      for (const path of ['/hotels', '/cart']) {
        await test.step(`${path} is a document without it`, async () => {
          await follow(page, path)
          await expect(page).toHaveURL(path)
          await expect(buttons).toHaveCount(1)
          await expect(running).toHaveCount(0)
          await expect(button).toHaveCount(0)
          await follow(page, '/tours')
          await button.dispatchEvent('click')
          await expect(running).toHaveCount(1)
        })
      }
      await test.step('and so it is with Back', async () => {
        await expect(running).toHaveCount(1)
        await page.goBack()
        await fetched(page, 'cart')
        await expect(page).toHaveURL('/cart')
        await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
        await expect(running).toHaveCount(0)
      })
    },
  )

  test('a press loads the page anew where the document of a personal page went on to it (decision 44.6)', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'Open the chat' })
    const running = page.locator('html[data-chat]')
    await withChat(page, /\/cart$/)
    await visit(page, '/cart')
    await follow(page, '/tours')
    await expect(page).toHaveURL('/tours')
    await button.dispatchEvent('click')
    await expect(running).toHaveCount(1)
    await expect(page).toHaveURL('/tours')
    await test.step('Back to the personal page is a document without it', async () => {
      await page.goBack()
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
      await expect(running).toHaveCount(0)
    })
    await test.step('the next document does not open it by itself', async () => {
      await visit(page, '/tours')
      await expect(button).toHaveCount(1)
      await expect(running).toHaveCount(0)
    })
    await test.step('a link to a personal page is a document without it', async () => {
      await button.dispatchEvent('click')
      await expect(running).toHaveCount(1)
      await follow(page, '/cart')
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('complementary', { name: 'Call or write to us' })).toHaveCount(1)
      await expect(running).toHaveCount(0)
      await expect(button).toHaveCount(0)
    })
  })

  test.describe('a chat that the network blocks', () => {
    test.use({ noise: [/Failed to load resource/] })

    test('H10: says so, the page works, and another press tries again', async ({ page }) => {
      await withChat(page)
      await visit(page, '/tours')
      const button = page.getByRole('button', { name: 'Open the chat' })
      let asked = 0
      await page.route(CHAT.src, (route) => {
        asked += 1
        return asked > 1 ? route.fallback() : route.abort('blockedbyclient')
      })
      await button.dispatchEvent('click')
      await expectNotice(page, english('furniture.chat.lost'))
      await expect(button).toHaveAttribute('aria-busy', 'false')
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Keep / })
        .click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites: 1 kept' })).toBeVisible()
      await button.dispatchEvent('click')
      await expect(page.locator('html[data-chat]')).toHaveCount(1)
    })
  })
}
