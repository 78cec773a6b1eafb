import { fitChroma } from './oklch.ts'
import { DARK, LIGHT, type Fill, type Scale } from './scales.ts'

type Palette = {
  /** Hue at the light end and at the dark end, in degrees. */
  hue: readonly [light: number, dark: number]
  /** Peak chroma of the accent and chroma of the greys. */
  chroma: number
  neutral: number
  fill: Fill
  /** Steps that are lighter than in other palettes. */
  lightness?: Readonly<Record<number, number>>
  darkLightness?: Readonly<Record<number, number>>
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
    // Below this lightness a yellow no longer looks yellow.
    darkLightness: { 600: 0.845, 700: 0.885, 800: 0.92 },
  },
  ocean: { hue: [204, 218], chroma: 0.118, neutral: 0.009, fill: 'deep' },
  violet: { hue: [300, 296], chroma: 0.19, neutral: 0.008, fill: 'deep' },
  emerald: { hue: [166, 164], chroma: 0.14, neutral: 0.008, fill: 'deep' },
  raspberry: { hue: [354, 362], chroma: 0.2, neutral: 0.008, fill: 'deep' },
  sand: { hue: [80, 62], chroma: 0.085, neutral: 0.01, fill: 'deep' },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[]

export type Scheme = 'light' | 'dark'

const css = (lightness: number, chroma: number, hue: number) =>
  `oklch(${lightness} ${Number(fitChroma([lightness, chroma, hue]).toFixed(4))} ${Number(hue.toFixed(1))})`

/**
 * The custom properties of a palette: 11 accent steps, 12 greys, 5 fill roles. Colours are CSS `oklch()` inside sRGB.
 * An unknown or missing name gets `ocean` (decision 41.5).
 */
export function paletteVariables(name = '', scheme: Scheme = 'light'): Record<string, string> {
  const palette: Palette = PALETTES[Object.hasOwn(PALETTES, name) ? (name as PaletteName) : 'ocean']
  return scheme === 'light'
    ? variables(palette, LIGHT, palette.hue, palette.lightness)
    : variables(palette, DARK, [palette.hue[1], palette.hue[0]], palette.darkLightness)
}

/** `hues` are those of the first and the last accent step. */
function variables(palette: Palette, scale: Scale, hues: Palette['hue'], lightnesses: Palette['lightness'] = {}) {
  const [first, last] = hues
  const accents = scale.accent.map(([step, lightness, share], index) => {
    const hue = first + ((last - first) * index) / (scale.accent.length - 1)
    return [`--accent-${step}`, css(lightnesses[step] ?? lightness, palette.chroma * share, hue)] as const
  })
  const greys = scale.neutral.map(
    ([step, lightness, share]) => [`--n-${step}`, css(lightness, palette.neutral * share, palette.hue[1])] as const,
  )
  return { ...Object.fromEntries(accents), ...Object.fromEntries(greys), ...scale.fills[palette.fill] }
}
