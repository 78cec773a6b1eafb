/**
 * `deep` fills have light text, `bright` fills have dark text and an edge with a contrast of at least 3:1, `ink` is
 * nearly black. In the dark scheme fills are light with dark text, and `ink` is nearly white.
 */
export type Fill = 'deep' | 'ink' | 'bright'

type Steps = readonly (readonly [step: number, lightness: number, share: number])[]

/** The steps that all palettes share. `share` is the part of the palette's chroma. */
export type Scale = { accent: Steps; neutral: Steps; fills: Record<Fill, Record<string, string>> }

function fill(accent: string, hover: string, press: string, on: string, edge: string): Record<string, string> {
  return {
    '--accent': `var(--${accent})`,
    '--accent-hover': `var(--${hover})`,
    '--accent-press': `var(--${press})`,
    '--on-accent': `var(--${on})`,
    '--accent-edge': `var(--${edge})`,
  }
}

export const LIGHT: Scale = {
  accent: [
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
  ],
  neutral: [
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
  ],
  fills: {
    deep: fill('accent-600', 'accent-700', 'accent-800', 'n-0', 'accent-600'),
    ink: fill('accent-800', 'accent-900', 'accent-950', 'n-0', 'accent-800'),
    bright: fill('accent-400', 'accent-300', 'accent-500', 'accent-950', 'accent-700'),
  },
}

const LIGHT_FILL = fill('accent-600', 'accent-700', 'accent-800', 'n-0', 'accent-600')

/** The steps keep their meaning, 50 the quietest and 950 the strongest, so components need no rules for the dark. */
export const DARK: Scale = {
  accent: [
    [50, 0.238, 0.3],
    [100, 0.278, 0.4],
    [200, 0.335, 0.52],
    [300, 0.405, 0.66],
    [400, 0.5, 0.82],
    [500, 0.6, 0.95],
    [600, 0.72, 1],
    [700, 0.785, 0.86],
    [800, 0.845, 0.64],
    [900, 0.9, 0.42],
    [950, 0.95, 0.22],
  ],
  neutral: [
    [0, 0.178, 1.7],
    [50, 0.214, 1.8],
    [100, 0.248, 1.9],
    [200, 0.304, 1.9],
    [300, 0.372, 1.9],
    [400, 0.46, 1.8],
    [500, 0.585, 1.6],
    [600, 0.7, 1.3],
    [700, 0.79, 1.1],
    [800, 0.865, 0.8],
    [900, 0.918, 0.6],
    [950, 0.962, 0.4],
  ],
  fills: {
    deep: LIGHT_FILL,
    bright: LIGHT_FILL,
    ink: fill('accent-900', 'accent-950', 'accent-800', 'n-0', 'accent-900'),
  },
}
