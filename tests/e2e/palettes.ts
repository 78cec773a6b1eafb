import type { Page } from '@playwright/test'
import { paletteCss } from '@rota/web/palette-css'
import { PALETTE_NAMES } from '@rota/web/palettes'
import { restyle } from './restyle.ts'
import { violations } from './violations.ts'

/** Replaces the palette of a page, with its dark scheme. */
export const usePalette = (page: Page, name: string): Promise<void> => restyle(page, paletteCss(name))

/** What is hard to read in a part of the page, in any palette. */
export async function lowContrast(page: Page, within = 'body'): Promise<string[]> {
  const found: string[] = []
  for (const name of PALETTE_NAMES) {
    await usePalette(page, name)
    found.push(...(await violations(page, { onlyContrast: true, within })).map((it) => `${name}: ${it}`))
  }
  return found
}
