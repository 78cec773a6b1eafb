type Triple = readonly [number, number, number]

/** A channel of sRGB, 0 to 1, as linear light and back: the transfer functions of the sRGB standard. */
const toLight = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const toScreen = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

/** A colour in Oklab, by the matrices of its definition: lightness, green to red, blue to yellow. */
function toOklab(colour: string): Triple {
  const long = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const channel = (from: number): number => toLight(parseInt(long.slice(from, from + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

const toByte = (light: number): number => Math.round(255 * toScreen(Math.min(1, Math.max(0, light))))

/** The colour of Oklab coordinates as six hex digits; light that a screen cannot show is cut off. */
function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const channels = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ]
  return '#' + channels.map((light) => toByte(light).toString(16).padStart(2, '0')).join('')
}

/**
 * Mixes two colours perceptually (Oklab), as six hex digits. Colours are `#rgb` or
 * `#rrggbb`; share 0 is the first, 1 the second.
 */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [toOklab(first), toOklab(second)]
  const between = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * share
  return toHex([between(0), between(1), between(2)])
}
