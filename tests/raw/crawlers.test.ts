import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { ask } from './raw-http.ts'

// What a search engine reads: raw responses, no browser.

const FIRST_PORT = 5100

let stack: TestStack
let stop: () => Promise<void>
let shop = ''
beforeAll(async () => {
  ;({ stack, stop } = await startTestStack(FIRST_PORT))
  shop = `http://localhost:${stack.port}`
})
afterAll(() => stop())

const read = (address: string, host = 'localhost') =>
  ask(stack.port, { target: address.replace(shop, ''), host: `Host: ${host}:${stack.port}` })

const locsIn = (text: string) =>
  Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = '']) => loc.replaceAll('&amp;', '&'))

test('every sitemap lists pages that exist, are to be found, and have that URL', async () => {
  const robots = await read('/robots.txt')
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const sitemap = /^Sitemap: (.*)$/m.exec(robots.body)?.[1] ?? ''
  expect(sitemap).toBe(`${shop}/sitemap.xml`)
  const files = locsIn((await read(sitemap)).body)
  const types = ['main', 'hotels', 'tours', 'gulet'].flatMap((type) => [`${type}-en-1`, `${type}-ar-1`])
  expect(files).toEqual(expect.arrayContaining(types.map((name) => `${shop}/sitemaps/${name}.xml`)))
  const seen = new Set<string>()
  for (const file of files) {
    const { status, body, headers } = await read(file)
    expect([file, status, headers.get('content-type')]).toEqual([file, 200, 'application/xml; charset=utf-8'])
    const urls = locsIn(body)
    expect(urls.filter((url) => seen.has(url) || !url.startsWith(shop))).toEqual([])
    for (const url of urls) seen.add(url)
    const language = /-([a-z]{2})-\d+\.xml$/.exec(file)?.[1]
    // One page of each file, from its middle.
    const page = urls[Math.floor(urls.length / 2)]
    if (page === undefined) continue
    const shown = await read(page)
    expect([page, shown.status]).toEqual([page, 200])
    expect(shown.body).toContain(`<html lang="${language}"`)
    expect(shown.body).toContain(`<link rel="canonical" href="${page.replaceAll('&', '&amp;')}">`)
    expect(shown.body).not.toContain('noindex')
    expect(shown.headers.get('x-robots-tag')).toBeUndefined()
  }
  expect(seen.size).toBeGreaterThan(100)
  expect((await read(`${shop}/sitemaps/tours-en-1.xml`)).body).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
})

test('a demonstration host is closed, in its robots.txt and on its pages', async () => {
  const host = 'provider.localhost'
  expect((await read('/robots.txt', host)).body).toContain('Disallow: /\n')
  expect((await read('/sitemap.xml', host)).status).toBe(404)
  const home = await read('/', host)
  expect([home.status, home.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
})

test('the web manifest is linked and names the site, and its icon exists', async () => {
  const { body } = await read('/ar')
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  const manifest = await read('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  const {
    name,
    icons,
    theme_color: colour,
  } = JSON.parse(manifest.body) as Record<string, string> & {
    icons: { src: string }[]
  }
  expect([name, colour]).toEqual(['Yelkovan', expect.stringMatching(/^#[0-9a-f]{6}$/)])
  expect((await read(icons[0]?.src ?? '')).status).toBe(200)
})

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** Width and height of a PNG are in its first chunk. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

test('every kind of page has a card that social networks can show, in the size that it says', async () => {
  const sitemaps = ['main', 'hotels', 'tours', 'gulet', 'locations', 'themes', 'pages']
  const pages = new Map<string, { url: string; html: string }>()
  for (const name of sitemaps) {
    const urls = locsIn((await read(`${shop}/sitemaps/${name}-ar-1.xml`)).body)
    for (const url of urls.slice(0, name === 'main' ? 99 : 1)) {
      const { body: html } = await read(url)
      pages.set(content(html, 'og:image'), { url, html })
    }
  }
  expect(pages.size).toBeGreaterThan(8)
  expect([...pages.keys()]).toContain(`${shop}/drawn/card.png`)
  for (const [image, { url, html }] of pages) {
    const size = ['og:image:width', 'og:image:height'].map((name) => content(html, name))
    expect([url, image.startsWith(`${shop}/drawn/card`), ...size]).toEqual([url, true, '1200', '630'])
  }
  // Drawing takes a while, and all are drawn alike.
  for (const [image, { url }] of [...pages].filter((_, index) => index % 3 === 0)) {
    const card = await fetch(image.replace('localhost', '127.0.0.1'), { headers: { host: `localhost:${stack.port}` } })
    expect([url, card.status, card.headers.get('content-type')]).toEqual([url, 200, 'image/png'])
    expect([url, ...sizeOf(Buffer.from(await card.arrayBuffer()))]).toEqual([url, 'PNG', 1200, 630])
  }
})

test('the icons of the manifest exist, in the size that it says', async () => {
  const { icons } = JSON.parse((await read('/manifest.webmanifest')).body) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of icons) {
    const icon = await fetch(`http://127.0.0.1:${stack.port}${src}`)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
    const [name, width, height] = sizeOf(Buffer.from(await icon.arrayBuffer()))
    const found = name === 'PNG' ? `${width}x${height}` : 'any'
    expect([src, found]).toEqual([src, sizes])
  }
})
