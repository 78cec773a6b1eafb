import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong with a page as it stands; of some impacts only where they are named. */
export async function violations(page: Page, impacts?: readonly string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // Over frames of other sites axe needs a second page to put its findings together; without frames it does not.
  axe.setLegacyMode(page.frames().length === 1)
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
