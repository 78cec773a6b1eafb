/** Lightness 0..1, chroma 0..0.4, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [red: number, green: number, blue: number]

function toLinear([lightness, chroma, hue]: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)
const asDisplayed = (linear: number) => decode(Math.round(255 * encode(Math.min(1, Math.max(0, linear)))) / 255)

/** Whether an sRGB screen can display the colour. `tolerance` is in linear channel units, 0..1. */
export const inGamut = (colour: Oklch, tolerance = 0.0005) =>
  toLinear(colour).every((value) => value >= -tolerance && value <= 1 + tolerance)

/** Relative luminance (WCAG 2) of the colour as displayed with 8 bits per channel. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * asDisplayed(red) + 0.7152 * asDisplayed(green) + 0.0722 * asDisplayed(blue)
}

/** WCAG 2 contrast ratio of two opaque colours, 1..21; the order does not matter. */
export function contrast(one: Oklch, other: Oklch): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The largest chroma up to the wanted one that sRGB can display at this lightness and hue. */
export function fitChroma([lightness, chroma, hue]: Oklch): number {
  if (inGamut([lightness, chroma, hue])) return chroma
  let fits = 0
  let exceeds = chroma
  for (let halving = 0; halving < 24; halving++) {
    const middle = (fits + exceeds) / 2
    if (inGamut([lightness, middle, hue])) fits = middle
    else exceeds = middle
  }
  return fits
}

/** The colour as displayed, in the notation that every browser and messenger reads: `#0a6b7d`. */
export const asHex = (colour: Oklch): string =>
  '#' +
  toLinear(colour)
    .map((linear) => Math.round(255 * encode(Math.min(1, Math.max(0, linear)))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
