import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Two thirds of the time of axe. */
const CONTRAST = 'color-contrast'

interface Wanted {
  /** Only violations of these impacts; all where they are not named. */
  impacts?: readonly string[]
  /** Whether colours count; they do unless the same screen is looked at in another language. */
  contrast?: boolean
}

/** What axe finds wrong with a page as it stands. */
export async function violations(page: Page, { impacts, contrast = true }: Wanted = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    rules: { [CONTRAST]: { enabled: contrast } },
  })
  // Over frames of other sites axe needs a second page to put its findings together; without frames it does not.
  axe.setLegacyMode(page.frames().length === 1)
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
