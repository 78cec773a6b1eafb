import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAnnounced } from '../announced.ts'
import { startPorts } from '../ports.ts'
import { violations } from '../violations.ts'
import { expect, test } from '../world.ts'

const DESKTOP = { width: 1280, height: 900 }
const MOBILE = { width: 360, height: 740 }
const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
const QUIET = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const CONSOLES = ['/docs/reference', '/docs/upstream/provider', '/docs/try']

/** All pages below `/docs` that links from its first page reach: path -> text. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const queue = ['/docs']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue
    const answer = await request.get(path)
    expect(`${path} ${answer.status()}`).toBe(`${path} 200`)
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
    found.set(path, isPage ? await answer.text() : '')
    queue.push(
      ...linksIn(found.get(path) ?? '')
        .map((link) => link.replace(/#.*/, ''))
        .filter((link) => /^\/docs(\/|$)/.test(link)),
    )
  }
  return found
}

const linksIn = (html: string) => Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, link = '']) => link)

/** Our own pages, without the consoles, whose links are not ours. */
const written = (pages: Map<string, string>) =>
  [...pages].filter(([path, html]) => html !== '' && !CONSOLES.includes(path))

test.describe('the documentation', () => {
  test('every link and every anchor in it leads somewhere, and nothing names another host', async ({ request }) => {
    const pages = await crawl(request)
    expect(pages.size).toBeGreaterThan(60)
    const broken = written(pages).flatMap(([path, html]) =>
      linksIn(html).filter((link) => {
        const [to = '', anchor] = link.split('#')
        if (anchor === undefined || anchor.startsWith('/')) return false
        return !(pages.get(to === '' ? path : to) ?? '').includes(`id="${anchor}"`)
      }),
    )
    expect(broken).toEqual([])
    expect(written(pages).flatMap(([, html]) => linksIn(html).filter((link) => !/^[/#]/.test(link)))).toEqual([])
  })

  test('documents are answered as they were, until they change', async ({ request }) => {
    for (const path of ['/docs/agency.yaml', '/docs/errors/validation', '/docs/reference']) {
      const { etag = '' } = (await request.get(path)).headers()
      expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
      expect((await request.head(path)).status()).toBe(200)
    }
  })

  test('YAML and JSON are one document', async ({ request }) => {
    const folder = join(import.meta.dirname, '../../test-results')
    mkdirSync(folder, { recursive: true })
    const [yaml, back] = ['agency.yaml', 'agency-from-yaml.json'].map((name) => join(folder, name))
    writeFileSync(yaml ?? '', await (await request.get('/docs/agency.yaml')).text())
    execFileSync(process.execPath, [REDOCLY, 'bundle', yaml ?? '', '-o', back ?? ''], { stdio: 'ignore', env: QUIET })
    expect(JSON.parse(readFileSync(back ?? '', 'utf8'))).toEqual(await (await request.get('/docs/agency.json')).json())
  })

  test('ten lines that work', async ({ request }) => {
    const html = await (await request.get('/docs')).text()
    const code = html.match(/id="quick-start">[\s\S]*?<pre[^>]*><code>([\s\S]*?)<\/code>/)?.[1] ?? ''
    const text = code
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/&#(\d+);/g, (_, n: string) => String.fromCharCode(Number(n)))
    expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10)
    const folder = join(import.meta.dirname, '../../test-results')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'quick-start.ts'), text)
    const said = execFileSync(process.execPath, [join(folder, 'quick-start.ts')], {
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    expect(said).toMatch(/currency: 'try'/)
    expect(said.trim().split('\n').at(-1)).toBe("{ value: 0, currency: 'try' }")
  })
})

/** Records requests of a page to other hosts than its own. */
function otherHosts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== `localhost:${startPorts.PORT}`) asked.push(request.url())
  })
  return asked
}

const WRITTEN = [
  '/docs',
  '/docs/book-a-hotel',
  '/docs/calls',
  '/docs/workflows',
  '/docs/workflows/hotel-3d-secure',
  '/docs/errors',
  '/docs/errors/price-changed',
  '/docs/testing',
]

const LIKE_OTHERS = ['/docs/errors', '/docs/workflows', '/docs/testing']

/** Runs a check at both widths, without reloading the page. Contrast is the same at both, so one of them is enough. */
async function atBothWidths(page: Page, look: (width: number, contrast: boolean) => Promise<void>): Promise<void> {
  for (const viewport of [DESKTOP, MOBILE]) {
    await page.setViewportSize(viewport)
    await test.step(`${viewport.width} px`, () => look(viewport.width, viewport === DESKTOP))
  }
}

test.describe('the documentation, 1280 and 360 px', () => {
  test.use({ viewport: DESKTOP })

  for (const path of WRITTEN) {
    // Their lists, tables and code are those of `/docs` and of `/docs/errors/price-changed`.
    const tag = LIKE_OTHERS.includes(path) ? ['@long'] : []
    test(`${path}: no violation, nothing sideways, no other host`, { tag }, async ({ page }) => {
      const asked = otherHosts(page)
      await page.goto(path)
      await atBothWidths(page, async (width, contrast) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await violations(page, { contrast })).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
      expect(asked).toEqual([])
      // The narrowest window with tables of several columns.
      await page.setViewportSize({ width: 768, height: 1024 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    })
  }

  test.describe('the reading view', () => {
    // The console's search tries to start an inline worker; Trusted Types forbid that, so it searches in the page.
    test.use({ noise: [/CSP: require-trusted-types-for forbids trusted-types-sink|requires 'TrustedScript'/] })

    async function openCall(page: Page): Promise<void> {
      await page.goto('/docs')
      await page.getByRole('link', { name: 'POST /hotels/{id}/price' }).click()
      await expect(page.getByRole('heading', { name: 'Get the rooms and prices of a hotel' })).toBeInViewport()
      await expect(page.getByText('A response or a problem arrives within 12 seconds.').first()).toBeVisible()
      await expect(page.getByText(`http://localhost:${startPorts.PORT}/api/hotels/12/price`).first()).toBeVisible()
    }

    test('opens at a call', async ({ page }) => {
      const asked = otherHosts(page)
      await openCall(page)
      await atBothWidths(page, async (_, contrast) => {
        // The small buttons that fold the examples are Redoc's.
        expect(await violations(page, { impacts: ['critical', 'serious'], targets: false, contrast })).toEqual([])
      })
      expect(asked).toEqual([])
    })

    // "opens at a call" has the rule; here the page begins on a phone.
    test('opens at a call on a phone', { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize(MOBILE)
      await openCall(page)
      expect(await violations(page, { impacts: ['critical', 'serious'], targets: false })).toEqual([])
    })
  })

  test.describe('the console', () => {
    /** Opens a call of the console and presses Execute, if named with that example as its body. */
    async function press(page: Page, path: string, example?: string) {
      const call = page.locator('.opblock', { has: page.locator(`[data-path="${path}"]`) })
      const execute = call.getByRole('button', { name: 'Execute' })
      if (!(await execute.isVisible())) await call.locator('.opblock-summary-control').click()
      if (example !== undefined) await call.getByLabel('Request body').first().selectOption({ label: example })
      const [answer] = await Promise.all([
        page.waitForResponse((it) => new URL(it.url()).pathname === `/api${path}`),
        execute.click(),
      ])
      expect(`${path} ${answer.status()}`).toBe(`${path} 200`)
      await expect(call.locator('.live-responses-table .response .response-col_status')).toContainText('200')
      return (await answer.json()) as { handoffUrl?: string }
    }

    test('makes the first calls as its page says, pressing what it shows', async ({ page }) => {
      const asked = otherHosts(page)
      await page.goto('/docs/try')
      await press(page, '/reservation/start')
      await press(page, '/reservation', 'Basket')
      expect(await violations(page, { impacts: ['critical', 'serious'] })).toEqual([])
      expect(asked).toEqual([])
    })

    // Each call that is opened keeps the console busy for seconds; `tests/examples` books by the same calls.
    test('books on this site as its page says, pressing what it shows', { tag: '@long' }, async ({ page }) => {
      const asked = otherHosts(page)
      await page.goto('/docs/try')
      await press(page, '/reservation/start')
      await atBothWidths(page, async (_, contrast) => {
        await press(page, '/reservation', 'Basket')
        expect(await violations(page, { impacts: ['critical', 'serious'], contrast })).toEqual([])
      })
      for (const example of ['Guests', 'Customer']) await press(page, '/reservation', example)
      // The first quote lists the contracts; the second accepts them.
      for (let turn = 0; turn < 2; turn++) await press(page, '/quote')
      expect((await press(page, '/order/initialize')).handoffUrl).toContain('/handoff/')
      expect(asked).toEqual([])
    })
  })
})

test.describe('the documentation in use', () => {
  test('code is copied, and a message says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/testing')
    const switchOn = page.getByRole('button', { name: 'Copy Switch to a scenario' })
    await switchOn.focus()
    await page.keyboard.press('Enter')
    await expectAnnounced(page, 'Copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`curl -X PUT 'http://127.0.0.1:${startPorts.MOCKS_PORT}/control/scenario'`)
  })

  test('a keyboard gets past the header, and into code that is wider than its box', async ({ page }) => {
    await page.goto('/docs')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Copy Quick start' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Quick start' })).toBeFocused()
  })

  test.describe('an unknown address', () => {
    test.use({ noise: [/status of 404/] })

    test('is said in the same look', async ({ page }) => {
      expect((await page.goto('/docs/errors/nothing'))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      expect(await violations(page)).toEqual([])
    })
  })
})
