import type { Page } from '@playwright/test'
import { paletteCss } from '@rota/web/palette-css'
import { PALETTE_NAMES } from '@rota/web/palettes'
import { restyle } from './restyle.ts'
import { violations } from './violations.ts'

/** Replaces the palette of a page, with its dark scheme. */
export const usePalette = (page: Page, name: string): Promise<void> => restyle(page, paletteCss(name))

/**
 * A palette of each kind of fill: `web/src/theme/contrast.test.ts` computes every pair of colours in every palette, so
 * three show whether a page keeps to the pairs.
 */
export const OF_EACH_FILL: readonly string[] = ['ocean', 'shadow', 'sunny']

/** What is hard to read in a part of the page, in any of these palettes; by default, all. */
export async function lowContrast(
  page: Page,
  { within = 'body', palettes = PALETTE_NAMES }: { within?: string; palettes?: readonly string[] } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const name of palettes) {
    await usePalette(page, name)
    found.push(...(await violations(page, { onlyContrast: true, within })).map((it) => `${name}: ${it}`))
  }
  return found
}
