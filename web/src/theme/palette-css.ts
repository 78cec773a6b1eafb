import { paletteVariables, type Scheme } from './palettes.ts'

/** The tokens that differ in the dark besides the palette: status colours, shadows and roles (decision 41.6). */
export const DARK_ROLES: Record<string, string> = {
  '--good': 'oklch(0.79 0.13 158)',
  '--good-soft': 'oklch(0.285 0.04 160)',
  '--warn': 'oklch(0.82 0.12 78)',
  '--warn-soft': 'oklch(0.29 0.042 75)',
  '--bad': 'oklch(0.745 0.145 25)',
  '--bad-soft': 'oklch(0.285 0.058 22)',
  '--star': 'oklch(0.82 0.14 82)',
  // A shadow does not show on a dark page, so floating parts have a thin ring and are lighter than the page.
  '--shadow-1': '0 1px 2px oklch(0.08 0.01 250 / 0.5)',
  '--shadow-2': '0 0 0 1px oklch(0.9 0.01 250 / 0.1), 0 10px 28px -10px oklch(0.06 0.01 250 / 0.7)',
  '--shadow-3': '0 0 0 1px oklch(0.9 0.01 250 / 0.1), 0 28px 64px -20px oklch(0.06 0.01 250 / 0.8)',
  '--scrim': 'oklch(0.08 0.01 250 / 0.66)',
  '--float': 'var(--n-50)',
  '--band': 'var(--accent-100)',
  '--on-band': 'var(--n-950)',
  '--on-band-2': 'var(--accent-900)',
  '--slab': 'var(--n-100)',
  '--on-slab': 'var(--n-950)',
}

/** The setting of a site (decision 41.6): whether its pages follow a visitor's dark system. They do by default. */
export const allowsDark = ({ dark = true }: { dark?: boolean }): boolean => dark

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

/**
 * The rules of the dark scheme. `screen` excludes print, which is always light. Pictures are dimmed a little, so that
 * text stays the brightest part of a page. Logos, which are drawn for a white background, are brightened.
 */
const darkCss = (name: string) =>
  `@media screen and (prefers-color-scheme:dark){html:root{color-scheme:dark;${declarations({ ...DARK_ROLES, ...paletteVariables(name, 'dark') })}}img{filter:brightness(0.86)}img[data-mark]{filter:brightness(1.2)}}`

const cached = new Map<string, string>()

/**
 * The rules for a `<style>` in the head, which is there before the first paint, so no page flashes in the wrong scheme.
 * Their specificity overrides the ocean default of `ui/tokens.css` in any order.
 */
export function paletteCss(name = '', dark = true): string {
  const key = `${name} ${dark}`
  const cachedCss = cached.get(key)
  if (cachedCss !== undefined) return cachedCss
  const text = `html:root{${declarations(paletteVariables(name))}}${dark ? darkCss(name) : ''}`
  // There are few palettes, but a record may contain any name, so the cache is limited.
  if (cached.size < 100) cached.set(key, text)
  return text
}

/** The colour of the page, with which browsers colour their own bars. */
export const pageColour = (name: string | undefined, scheme: Scheme) => paletteVariables(name, scheme)['--n-0']
