import type { Conversion } from '../conversion.ts'

/** Noon in Istanbul, no markup, names in Turkish. */
export const CONVERSION: Conversion = {
  markup: 0,
  now: Date.UTC(2027, 4, 2, 9, 14),
  lang: 'tr',
  media: 'https://provider.test/media/',
}
