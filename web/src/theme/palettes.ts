import { fitChroma } from './oklch.ts'

/**
 * `deep` fills have light text, `bright` fills have dark text and an edge with a contrast of at least 3:1, `ink` is
 * nearly black.
 */
type Fill = 'deep' | 'ink' | 'bright'
type Palette = {
  /** Hue at the light end and at the dark end, in degrees. */
  hue: readonly [light: number, dark: number]
  /** Peak chroma of the accent and chroma of the greys. */
  chroma: number
  neutral: number
  fill: Fill
  /** Steps that are lighter than in other palettes. */
  lightness?: Readonly<Record<number, number>>
}

const PALETTES = {
  rose: { hue: [12, 14], chroma: 0.19, neutral: 0.008, fill: 'deep' },
  sky: { hue: [238, 252], chroma: 0.16, neutral: 0.008, fill: 'deep' },
  leaf: { hue: [132, 138], chroma: 0.16, neutral: 0.008, fill: 'deep' },
  shadow: { hue: [255, 262], chroma: 0.035, neutral: 0.006, fill: 'ink' },
  tangerine: { hue: [58, 40], chroma: 0.18, neutral: 0.008, fill: 'deep' },
  sunny: {
    hue: [96, 70],
    chroma: 0.178,
    neutral: 0.009,
    fill: 'bright',
    lightness: { 300: 0.9, 400: 0.845, 500: 0.76 },
  },
  ocean: { hue: [204, 218], chroma: 0.118, neutral: 0.009, fill: 'deep' },
  violet: { hue: [300, 296], chroma: 0.19, neutral: 0.008, fill: 'deep' },
  emerald: { hue: [166, 164], chroma: 0.14, neutral: 0.008, fill: 'deep' },
  raspberry: { hue: [354, 362], chroma: 0.2, neutral: 0.008, fill: 'deep' },
  sand: { hue: [80, 62], chroma: 0.085, neutral: 0.01, fill: 'deep' },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[]

/** Step of the scale, lightness, share of the palette's chroma. */
const ACCENT = [
  [50, 0.977, 0.1],
  [100, 0.948, 0.22],
  [200, 0.9, 0.42],
  [300, 0.832, 0.68],
  [400, 0.742, 0.9],
  [500, 0.64, 1],
  [600, 0.535, 0.98],
  [700, 0.462, 0.9],
  [800, 0.392, 0.76],
  [900, 0.318, 0.58],
  [950, 0.235, 0.4],
] as const
const NEUTRAL = [
  [0, 0.995, 0.25],
  [50, 0.977, 0.6],
  [100, 0.954, 0.8],
  [200, 0.906, 1],
  [300, 0.838, 1.2],
  [400, 0.735, 1.5],
  [500, 0.61, 1.8],
  [600, 0.5, 2],
  [700, 0.412, 2.2],
  [800, 0.322, 2.4],
  [900, 0.245, 2.4],
  [950, 0.185, 2.2],
] as const
const FILLS: Record<Fill, Record<string, string>> = {
  deep: fill('accent-600', 'accent-700', 'accent-800', 'n-0', 'accent-600'),
  ink: fill('accent-800', 'accent-900', 'accent-950', 'n-0', 'accent-800'),
  bright: fill('accent-400', 'accent-300', 'accent-500', 'accent-950', 'accent-700'),
}

function fill(accent: string, hover: string, press: string, on: string, edge: string): Record<string, string> {
  return {
    '--accent': `var(--${accent})`,
    '--accent-hover': `var(--${hover})`,
    '--accent-press': `var(--${press})`,
    '--on-accent': `var(--${on})`,
    '--accent-edge': `var(--${edge})`,
  }
}

const css = (lightness: number, chroma: number, hue: number) =>
  `oklch(${lightness} ${Number(fitChroma([lightness, chroma, hue]).toFixed(4))} ${Number(hue.toFixed(1))})`

/**
 * The custom properties of a palette: 11 accent steps, 12 greys, 5 fill roles. Colours are CSS `oklch()` inside sRGB.
 * An unknown or missing name gets ocean, as product and design require.
 */
export function paletteVariables(name = ''): Record<string, string> {
  const palette: Palette = PALETTES[Object.hasOwn(PALETTES, name) ? (name as PaletteName) : 'ocean']
  const [light, dark] = palette.hue
  const accents = ACCENT.map(([step, lightness, share], index) => {
    const hue = light + ((dark - light) * index) / (ACCENT.length - 1)
    return [`--accent-${step}`, css(palette.lightness?.[step] ?? lightness, palette.chroma * share, hue)] as const
  })
  const greys = NEUTRAL.map(
    ([step, lightness, share]) => [`--n-${step}`, css(lightness, palette.neutral * share, dark)] as const,
  )
  return { ...Object.fromEntries(accents), ...Object.fromEntries(greys), ...FILLS[palette.fill] }
}

/** A rule for a `<style>` in the head. Its specificity overrides the ocean default of `ui/tokens.css` in any order. */
export function paletteCss(name?: string): string {
  const body = Object.entries(paletteVariables(name)).map(([property, value]) => `${property}:${value}`)
  return `html:root{${body.join(';')}}`
}
