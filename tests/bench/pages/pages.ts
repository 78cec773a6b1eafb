// `npm run bench:pages -- [--runs 3] [--only tour] [--before FOLDER]`: loads pages of the built site as Lighthouse does
// for mobile, filters a long list, and measures what rendering costs the gateway. Fails when a goal is missed by more
// than the noise. With `--before`, another build of web is measured beside this one, in turns, so that both see the
// same machine.
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts'
import { fillBasket } from '../../e2e/basket.ts'
import { setShop } from '../../e2e/fetch-as-visitor.ts'
import { inDays } from '../../e2e/days.ts'
import { flightAddress } from '../../e2e/flights.ts'
import { startTestStack, type TestStack } from '../../test-stack.ts'
import { figureOf, type Figure } from '../figure.ts'
import { figuresOf, FURTHER, GOALS, isMissed, type FigureName, type GoalName } from './figures.ts'
import { filterSlowly } from './filtering.ts'
import { loadSlowly, type Load } from './load.ts'
import { renderingCosts } from './rendering.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    before: { type: 'string' },
    only: { type: 'string' },
    web: { type: 'string', default: 'web/dist' },
  },
})
const runs = Number(values.runs)

const stay = `checkIn=${inDays(20).iso}&checkOut=${inDays(25).iso}`
const HOTELS = `/hotels?${stay}`
const HOTEL = `/hotels/ardic-bay-hotel-12?${stay}`
const TOUR = '/tours/two-nights-in-cappadocia-207'
/** A path, or an address with the host of another site. */
const PAGES: Record<string, string> = {
  home: '/',
  'home, Arabic': '/ar',
  hotels: HOTELS,
  hotel: HOTEL,
  tours: '/tours',
  tour: TOUR,
  flights: flightAddress('IST', 'AYT'),
  transfers: `/transfers?from=ayt&to=belek&date=${inDays(30).iso}&time=10:10`,
  'provider hotels': `//imbat.localhost/hotels?place=2-23494&${stay}`,
  'provider hotel': `//imbat.localhost/hotels/ardic-bay-hotel-p2-30211?${stay}`,
  services: '/services',
  cart: '/cart',
  checkout: '/checkout',
}

/** Pages that only a visitor with a basket sees. */
const WITH_BASKET = new Set(['cart', 'checkout'])

/** Milliseconds of the gateway's processor for a page. */
const RENDERING: Record<string, number> = { '/': 10, [HOTEL]: 10, [TOUR]: 10, [HOTELS]: 20, '/tours': 20 }

/** Milliseconds until a page shows something new after a press. */
const INTERACTION = 150

const out = (line = '') => void process.stdout.write(`${line}\n`)
const isWanted = (name: string) => values.only === undefined || name.includes(values.only)
const missed: string[] = []

const digitsOf = (name: FigureName) => (/hift/.test(name) ? 3 : 0)
const told = ({ value, noise }: Figure, digits: number) => `${value.toFixed(digits)} ±${noise.toFixed(digits)}`
const NAMES: FigureName[] = [...(Object.keys(GOALS) as GoalName[]), ...FURTHER]

const builds = { now: values.web, ...(values.before ? { before: values.before } : {}) }
const servers = await Promise.all(
  Object.entries(builds).map(async ([name, folder]) => ({
    name,
    ...(await startTestStack(5400, { WEB_DIST: folder })),
  })),
)
// A browser that is driven listens to errors, for which V8 parses React again to find their lines: 80 ms of a slow
// phone, which no visitor waits for (decision 42.6). With this flag it keeps them from the first time on.
const KEEP_LINES = '--js-flags=--no-enable-lazy-source-positions'
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, KEEP_LINES] })
try {
  out(`Medians of ${runs} loads with their noise: slow 4G, 4 times slower processor; milliseconds`)
  out(`${''.padEnd(22)}${NAMES.map((name) => name.padStart(14)).join('')}`)
  for (const [page, path] of Object.entries(PAGES)) if (isWanted(page)) await measure(page, path)
  if (isWanted('filtering')) await measureFiltering()
  if (isWanted('rendering')) await measureRendering()
} finally {
  await browser.close()
  await Promise.all(servers.map(({ stop }) => stop()))
}
out()
for (const goal of missed) out(`MISSED  ${goal}`)
if (missed.length === 0) out('Every goal is met')
process.exitCode = missed.length > 0 ? 1 : 0

async function measure(page: string, path: string): Promise<void> {
  const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]))
  for (const { stack } of servers) await warmUp(addressOf(stack, path))
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of servers) {
      const prepare = WITH_BASKET.has(page) ? (tab: Page) => withBasket(tab, stack.url) : undefined
      loads.get(name)?.push(await loadSlowly(browser, addressOf(stack, path), prepare))
    }
  }
  const rows = [...loads].map(([name, some]) => ({ name, some, figures: figuresOf(some) }))
  for (const { name, some, figures } of rows) {
    const cells = NAMES.map((figure) => told(figures[figure], digitsOf(figure)).padStart(14)).join('')
    out(`${`${page}, ${name}`.padEnd(22)}${cells}  ${some[0]?.largest}`)
  }
  const [now, before] = rows
  for (const place of new Set(now?.some.flatMap(({ forced }) => forced))) out(`    forced layout: ${place}`)
  for (const name of Object.keys(GOALS) as GoalName[]) {
    const figure = now?.figures[name]
    if (figure && isMissed(name, figure))
      missed.push(`${page}: ${name} ${told(figure, digitsOf(name))}, goal ${GOALS[name]}`)
  }
  if (!now || !before) return
  const ratios = NAMES.map((name) => (now.figures[name].value / before.figures[name].value).toFixed(2).padStart(14))
  out(`${'    now / before'.padEnd(22)}${ratios.join('')}`)
}

function addressOf({ url, port }: TestStack, path: string): string {
  const address = new URL(path, url)
  address.port = `${port}`
  return address.href
}

/** Fills the gateway's caches; only a browser finds the hosts of all sites. */
async function warmUp(address: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.close()
}

async function withBasket(page: Page, shop: string): Promise<void> {
  setShop(page.context(), shop)
  await fillBasket(page)
}

async function measureFiltering(): Promise<void> {
  const taken = new Map<string, number[]>(servers.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const { name, stack } of servers) taken.get(name)?.push(...(await filterSlowly(browser, stack.url)))
  }
  out('\nFrom a press to the next paint, filtering 1,000 hotels; milliseconds')
  for (const [name, all] of taken) {
    const figure = figureOf(all)
    out(`${name.padEnd(22)}${told(figure, 0).padStart(14)}`)
    if (name === 'now' && figure.value - figure.noise > INTERACTION) {
      missed.push(`filtering: ${told(figure, 0)}, goal ${INTERACTION}`)
    }
  }
}

async function measureRendering(): Promise<void> {
  const [server] = servers
  if (!server) return
  const costs = await renderingCosts(`http://127.0.0.1:${server.stack.port + 1}`, Object.keys(RENDERING))
  out("\nThe gateway's processor for a page; milliseconds")
  out(`${''.padEnd(60)}${'rendered'.padStart(14)}${'shared'.padStart(14)}`)
  for (const [path, { rendered, shared }] of costs) {
    out(`${path.padEnd(60)}${told(rendered, 1).padStart(14)}${told(shared, 1).padStart(14)}`)
    const goal = RENDERING[path] ?? Infinity
    if (rendered.value - rendered.noise > goal) missed.push(`rendering ${path}: ${told(rendered, 1)}, goal ${goal}`)
  }
}
