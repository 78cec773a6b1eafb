import type { MoneyParts } from '../money/money-format.ts'

/**
 * An amount to type into a bank's form: the printed digits without currency sign and grouping, and without decimals
 * that are zero (decision 31.5).
 */
export function typedAmount({ whole, fraction, text }: MoneyParts): string {
  const digits = whole.replaceAll(/\D/g, '')
  const point = text.at(-fraction.length - 1) ?? ''
  return Number(fraction) === 0 ? digits : `${digits}${point}${fraction}`
}
