import { asHex } from './oklch.ts'
import { paletteVariables } from './palettes.ts'

/** A colour of a palette as `#rrggbb`, for drawings and the manifest, which cannot use custom properties. */
export function paletteHex(theme: string | undefined, name: string): string {
  const variables = paletteVariables(theme)
  const role = /^var\((--[\w-]+)\)$/.exec(variables[name] ?? '')?.[1]
  const [lightness = 1, chroma = 0, hue = 0] = (variables[role ?? name] ?? '').match(/[\d.]+/g)?.map(Number) ?? []
  return asHex([lightness, chroma, hue])
}
