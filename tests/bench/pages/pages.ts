// `npm run bench:pages -- [--runs 3] [--only list] [--before FOLDER]`: loads pages of the built site as Lighthouse does for mobile.
// With `--before`, another build of web is measured beside this one, in turns, so that both see the same machine.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../chromium.ts'
import { inDays } from '../../e2e/days.ts'
import { startPair } from '../../pair.ts'
import { median } from '../load.ts'
import { loadSlowly, type Load } from './load.ts'
import { performanceScore } from './score.ts'

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
const PAGES: Record<string, string> = {
  home: '/',
  'home, Arabic': '/ar',
  list: `/hotels?${stay}`,
  hotel: `/hotels/ardic-bay-hotel-12?${stay}`,
  tours: '/tours',
  tour: '/tours/207',
}

const out = (line = '') => void process.stdout.write(`${line}\n`)

/** Goals: score, and milliseconds or shares of the screen. */
const GOALS = { score: 95, largestPaint: 1800, blocking: 150, shift: 0.02, scrollShift: 0.02, forced: 0 }

const FIGURES = [
  'firstPaint',
  'largestPaint',
  'speedIndex',
  'blocking',
  'shift',
  'scrollShift',
  'requests',
  'bytes',
] as const
const middle = (loads: Load[]) => {
  const figures = Object.fromEntries(FIGURES.map((name) => [name, median(loads.map((load) => load[name]))]))
  return figures as Record<(typeof FIGURES)[number], number>
}

const builds = { now: values.web, ...(values.before ? { before: values.before } : {}) }
const servers = await Promise.all(
  Object.entries(builds).map(async ([name, folder]) => ({ name, ...(await startPair(5400, { WEB_DIST: folder })) })),
)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
const missed: string[] = []
try {
  out(`Median of ${runs} loads, slow 4G and 4 times slower processor; milliseconds`)
  out(`${''.padEnd(22)}score  ${FIGURES.map((name) => name.padStart(13)).join('')}`)
  for (const [page, path] of Object.entries(PAGES)) {
    if (values.only !== undefined && !page.includes(values.only)) continue
    const loads = new Map<string, Load[]>(servers.map(({ name }) => [name, []]))
    for (const { pair } of servers) await (await fetch(pair.url + path)).arrayBuffer()
    for (let run = 0; run < runs; run += 1) {
      for (const { name, pair } of servers) loads.get(name)?.push(await loadSlowly(browser, pair.url + path))
    }
    const rows = [...loads].map(([name, some]) => ({ name, figures: middle(some), some }))
    for (const { name, figures, some } of rows) {
      const score = performanceScore(figures)
      const cells = FIGURES.map((of) => figures[of].toFixed(/hift/.test(of) ? 3 : 0).padStart(13)).join('')
      out(`${`${page}, ${name}`.padEnd(22)}${`${score}`.padStart(5)}  ${cells}  ${some[0]?.largest}`)
      if (name !== 'now') continue
      const forced = [...new Set(some.flatMap((load) => load.forced))]
      for (const place of forced) out(`    forced layout: ${place}`)
      const { largestPaint, blocking, shift, scrollShift } = figures
      const reached = { score: -score, largestPaint, blocking, shift, scrollShift, forced: forced.length }
      const limits = { ...GOALS, score: -GOALS.score }
      for (const goal of Object.keys(GOALS) as (keyof typeof GOALS)[]) {
        if (reached[goal] > limits[goal])
          missed.push(`${page}: ${goal} ${Math.abs(reached[goal]).toFixed(3)}, goal ${GOALS[goal]}`)
      }
    }
    const [now, before] = rows
    if (now && before) {
      const ratios = FIGURES.map((of) => (before.figures[of] ? (now.figures[of] / before.figures[of]).toFixed(2) : '-'))
      out(`${'    now / before'.padEnd(22)}       ${ratios.map((ratio) => ratio.padStart(13)).join('')}`)
    }
  }
} finally {
  await browser.close()
  await Promise.all(servers.map(({ stop }) => stop()))
}
for (const goal of missed) out(`MISSED  ${goal}`)
process.exitCode = missed.length > 0 ? 1 : 0
