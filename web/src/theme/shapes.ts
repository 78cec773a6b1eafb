/** Values of one shape for tokens of `ui/tokens.css`, named without the leading dashes. */
type ShapeTokens = Readonly<Record<string, string>>

const SQUARE = {
  'r-xs': '0rem',
  'r-sm': '0rem',
  'r-md': '0rem',
  'r-lg': '0rem',
  'r-pill': '0rem',
  'r-sail': '0rem',
  'r-sail-lg': '0rem',
}
/** No shadow, as a value that may stand in a list of shadows: `none` would void the whole list. */
const FLAT = { 'shadow-2': '0 0 transparent', 'shadow-3': '0 0 transparent' }
const SERIF = "ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'Noto Serif Display','Noto Serif',Georgia,serif"

/**
 * The shapes of decision 44.1: corners, lines, shadows, letters and sizes. Except in shadows, colours are only roles,
 * whose contrast holds in every palette.
 */
const SHAPES = {
  /** Small corners and one large: the values of `ui/tokens.css`. */
  sail: {},
  /** Square, with hairlines instead of shadows. Upright pictures have a round top, headings a thin serif. */
  arch: {
    ...SQUARE,
    ...FLAT,
    'r-arch': '99rem',
    'font-head': SERIF,
    'w-head': '500',
    'w-small-head': '600',
    'w-display': '450',
    'w-price': '560',
    'track-display': '-0.025em',
    'track-head': '-0.012em',
    'text-4xl': 'clamp(2.5rem,1.75rem + 3.4vw,4.75rem)',
    'text-2xl': 'clamp(1.75rem,1.5rem + 1.1vw,2.5rem)',
    's-section': 'clamp(4rem,2.4rem + 6vw,8rem)',
    'float-edge': '1px solid var(--line)',
    'bar-rule': 'var(--rule)',
    'logo-size': '1.75rem',
    'w-logo': '560',
  },
  /** Square, with thick dark lines and a dark header. Letters are heavy and tight, and nothing has a shadow. */
  sign: {
    ...SQUARE,
    ...FLAT,
    'w-head': '760',
    'w-small-head': '700',
    'w-display': '820',
    'w-price': '780',
    'track-display': '-0.045em',
    'track-head': '-0.025em',
    'word-head': '0.07em',
    'text-4xl': 'clamp(2.125rem,1.6rem + 2.2vw,3.5rem)',
    'text-2xl': 'clamp(1.375rem,1.25rem + 0.55vw,1.75rem)',
    's-section': 'clamp(2.5rem,1.8rem + 2.8vw,4.25rem)',
    'float-edge': '1.5px solid var(--ink)',
    rule: '1.5px solid var(--ink)',
    bar: 'var(--slab)',
    'on-bar': 'var(--on-slab)',
    'bar-hover': 'currentColor',
    'bar-mark': 'currentColor',
    'logo-case': 'uppercase',
    'w-logo': '820',
  },
  /** Everything round, under a wide soft shadow. */
  seed: {
    'r-xs': '0.4rem',
    'r-sm': '1.125rem',
    'r-md': '1.375rem',
    'r-lg': '2rem',
    'r-sail': '2rem',
    'r-sail-lg': '2.75rem',
    'r-btn': '99rem',
    'r-pic': '2rem',
    'w-head': '620',
    'w-small-head': '620',
    'w-display': '640',
    'w-price': '680',
    'track-display': '-0.04em',
    'text-4xl': 'clamp(2.25rem,1.7rem + 2.3vw,3.875rem)',
    'shadow-3': '0 1px 3px oklch(0.25 0.03 250 / 0.05),0 24px 56px -16px oklch(0.3 0.05 250 / 0.22)',
    'logo-size': '1.5rem',
    'logo-case': 'lowercase',
    'w-logo': '640',
  },
  /** Notched edges and dashed lines, with the largest letters. */
  ticket: {
    ...FLAT,
    'r-xs': '0.125rem',
    'r-sm': '0.25rem',
    'r-md': '0.375rem',
    'r-lg': '0.375rem',
    'r-sail': '0.25rem',
    'r-sail-lg': '0.375rem',
    'w-head': '780',
    'w-small-head': '720',
    'w-display': '860',
    'w-price': '780',
    'track-display': '-0.048em',
    'track-head': '-0.026em',
    'word-head': '0.07em',
    'text-4xl': 'clamp(3rem,1.5rem + 6.6vw,7.75rem)',
    'text-2xl': 'clamp(1.75rem,1.4rem + 1.5vw,2.75rem)',
    'float-edge': '2px dashed var(--line-strong)',
    rule: '2px dashed var(--n-300)',
    cut: '0.7rem',
    'logo-size': '1.75rem',
    'logo-case': 'lowercase',
    'w-logo': '860',
  },
  /** Even small corners, thin lines and light headings: a stack of postcards. */
  card: {
    'r-sm': '0.375rem',
    'r-md': '0.5rem',
    'r-lg': '0.625rem',
    'r-pill': '0.5rem',
    'r-sail': '0.375rem',
    'r-sail-lg': '0.625rem',
    'font-head': "'Avenir Next',Avenir,'Gill Sans','Trebuchet MS',var(--font)",
    'w-head': '560',
    'w-small-head': '620',
    'w-display': '480',
    'w-price': '640',
    'track-display': '-0.02em',
    'track-head': '-0.008em',
    'text-4xl': 'clamp(2.25rem,1.6rem + 2.9vw,4.25rem)',
    'shadow-2': '0 1px 3px oklch(0.2 0.02 250 / 0.12)',
    'shadow-3': '0 2px 8px oklch(0.2 0.02 250 / 0.12)',
    'float-edge': '1px solid var(--line)',
    'bar-rule': '3px solid var(--accent)',
    'w-logo': '600',
  },
} as const satisfies Record<string, ShapeTokens>

type ShapeName = keyof typeof SHAPES

/** The names of all shapes. The first is the default. */
export const SHAPE_NAMES = Object.keys(SHAPES) as ShapeName[]

/** The shape that a site's record names; the sail if the name is unknown or missing. */
export const shapeOf = (name = ''): ShapeName => (Object.hasOwn(SHAPES, name) ? (name as ShapeName) : 'sail')

/** The CSS of a shape for a `<style>` in the head. It precedes the palette, whose dark shadows override its own. */
export function shapeCss(name?: string): string {
  const tokens = Object.entries(SHAPES[shapeOf(name)]).map(([token, value]) => `--${token}:${value}`)
  return tokens.length > 0 ? `html:root{${tokens.join(';')}}` : ''
}
