import { describe, expect, test } from 'vitest'
import currencies from '../../reference/currencies.json' with { type: 'json' }

const byCode = new Map(currencies.map((currency) => [currency.code, currency]))

/** Numeric codes of ISO 4217, written independently of the list. */
const NUMERIC = `
  TRY:949 EUR:978 USD:840 GBP:826 ALL:008 DZD:012 ARS:032 AUD:036 BSD:044 BHD:048 AMD:051 BBD:052
  BMD:060 BZD:084 SBD:090 CAD:124 CNY:156 CZK:203 DKK:208 HKD:344 HUF:348 INR:356 ISK:352 ILS:376
  JPY:392 KZT:398 KRW:410 KWD:414 MAD:504 NOK:578 RUB:643 SAR:682 SEK:752 CHF:756 EGP:818 AZN:944
  BAM:977 RON:946 UAH:980 GEL:981 PLN:985 BRL:986 XAF:950 XOF:952 ZWG:924
`

/** Currencies that the platform rounds by custom (CLDR: their coins are out of use) instead of the standard. */
const ROUNDED_BY_CUSTOM = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ')

const platformDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits

test('has about 150 currencies (decision 18.6), sorted by code', () => {
  expect(currencies.length).toBeGreaterThanOrEqual(145)
  expect(currencies.length).toBeLessThanOrEqual(160)
  const codes = currencies.map(({ code }) => code)
  expect(codes).toEqual(codes.toSorted())
})

test.each(['code', 'isoNumeric', 'country', 'name', 'sign'] as const)('no two currencies share a %s', (key) => {
  expect(new Set(currencies.map((currency) => currency[key]))).toHaveLength(currencies.length)
})

test.each([
  ['TRY', '₺'],
  ['EUR', '€'],
  ['USD', '$'],
  ['GBP', '£'],
])('the basket can hold %s, whose sign is %s (decision 31.2)', (code, sign) => {
  expect(byCode.get(code)?.sign).toBe(sign)
})

test('the platform knows every code', () => {
  const platformCodes = Intl.supportedValuesOf('currency')
  expect(currencies.filter(({ code }) => !platformCodes.includes(code))).toEqual([])
})

test.each(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'SVC', 'ZWL', 'XDR', 'XAU', 'XXX', 'CLF'])(
  '%s is not in circulation',
  (code) => {
    expect(byCode.has(code)).toBe(false)
  },
)

test.each(currencies)('$code is complete', ({ country, name, sign, isoNumeric, code }) => {
  expect(code).toMatch(/^[A-Z]{3}$/)
  expect(isoNumeric).toMatch(/^\d{3}$/)
  for (const text of [country, name, sign]) expect(text).toMatch(/^\S(.*\S)?$/)
})

test.each(NUMERIC.trim().split(/\s+/))('%s is the number of ISO 4217', (pair) => {
  const [code = '', isoNumeric] = pair.split(':')
  expect(byCode.get(code)?.isoNumeric).toBe(isoNumeric)
})

describe('minor units are those of ISO 4217 (decision 18.6)', () => {
  const codesWith = (units: number) =>
    currencies.filter(({ minorUnits }) => minorUnits === units).map(({ code }) => code)

  test('are none, three, or else two', () => {
    expect(codesWith(0).join(' ')).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF')
    expect(codesWith(3).join(' ')).toBe('BHD IQD JOD KWD LYD OMR TND')
    expect(codesWith(2)).toHaveLength(currencies.length - 16 - 7)
  })

  test('agree with the platform, except where it rounds by custom', () => {
    const differing = currencies.filter(({ code, minorUnits }) => platformDigits(code) !== minorUnits)
    expect(differing.map(({ code }) => code)).toEqual(ROUNDED_BY_CUSTOM)
    expect(ROUNDED_BY_CUSTOM.map(platformDigits)).toEqual(ROUNDED_BY_CUSTOM.map(() => 0))
  })
})
