import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The builder’s own axe. */
const require = createRequire(import.meta.resolve('@axe-core/playwright'))
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** The contrast rule takes two thirds of axe's time, and that of links within texts a third of the rest. */
const CONTRAST = 'color-contrast'
const LINK_CONTRAST = 'link-in-text-block'

/** A long page keeps axe busy for seconds, and for many on a busy machine. */
export const SLOW_TIMEOUT = { timeout: 60_000 }

/** What is open above a page, whose rest is as it was before. */
export const OPEN = ':is(dialog[open], :popover-open)'

interface Wanted {
  /** Only violations with these impacts; by default all. */
  impacts?: readonly string[]
  /** Whether to check contrast; not needed for the same screen in another language. */
  contrast?: boolean
  /** Whether to check that targets have at least 24 px (WCAG 2.5.8), which axe leaves out by default. */
  targets?: boolean
  /** Checks nothing but contrast. */
  onlyContrast?: boolean
  /** Checks these parts of the page only. */
  within?: string
  /** Whether to check what is in frames, too. */
  frames?: boolean
}

/** What axe finds on the current page. */
export async function violations(
  page: Page,
  { impacts, contrast = true, targets = true, onlyContrast, within, frames = true }: Wanted = {},
): Promise<string[]> {
  // What opens above a page may come a moment after the press, with its code.
  if (within !== undefined) await page.locator(within).first().waitFor()
  const hasFrames = frames && page.frames().length > 1
  // The builder evaluates the source twice at every call. A page without frames has it once.
  if (!hasFrames && !(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const axe = new AxeBuilder({ page, axeSource: hasFrames ? SOURCE : 'void 0' }).options({
    resultTypes: ['violations'],
    iframes: hasFrames,
    ...(onlyContrast ? { runOnly: [CONTRAST] } : {}),
    rules: onlyContrast
      ? {}
      : {
          [CONTRAST]: { enabled: contrast },
          [LINK_CONTRAST]: { enabled: contrast },
          'target-size': { enabled: targets },
        },
  })
  if (within !== undefined) axe.include(within)
  // With cross-site frames, axe needs a second page to merge its results; without frames, legacy mode is enough.
  axe.setLegacyMode(!hasFrames)
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
