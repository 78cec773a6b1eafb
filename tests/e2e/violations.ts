import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The contrast rule takes two thirds of axe's time. */
const CONTRAST = 'color-contrast'

interface Wanted {
  /** Only violations with these impacts; by default all. */
  impacts?: readonly string[]
  /** Whether to check contrast; not needed for the same screen in another language. */
  contrast?: boolean
}

/** What axe finds on the current page. */
export async function violations(page: Page, { impacts, contrast = true }: Wanted = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { [CONTRAST]: { enabled: contrast } },
  })
  // With cross-site frames, axe needs a second page to merge its results; without frames, legacy mode is enough.
  axe.setLegacyMode(page.frames().length === 1)
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
