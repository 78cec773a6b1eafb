import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { expect, test } from 'vitest'
import { currenciesOffered, currencyNamed } from './offered.ts'

const RATES = { usd: 45.5, eur: 52.9, gbp: 60.1 }
const codes = (rates: typeof RATES & Record<string, number>) => {
  const { basket, shownOnly } = currenciesOffered(rates, CURRENCIES)
  return [basket, shownOnly].map((list) => list.map(({ code }) => code).join(' '))
}

test.each<[string, typeof RATES & Record<string, number>, string]>([
  ['only the four', RATES, ''],
  ['others of the reference list, by their codes', { ...RATES, rub: 0.55, chf: 56.4 }, 'chf rub'],
  ['no currency that the list does not have', { ...RATES, xxy: 1 }, ''],
  ['no currency named like a member of every object', { ...RATES, constructor: 1 }, ''],
  ['no currency without a usable rate', { ...RATES, chf: 0, rub: Number.NaN }, ''],
])('a site with rates of %s: lira, euro, dollar and pound, then display only (decision 19.10)', (_, rates, others) => {
  expect(codes(rates)).toEqual(['try eur usd gbp', others])
})

test('each of the four has its rate in lira', () => {
  const { basket } = currenciesOffered(RATES, CURRENCIES)
  expect(basket.map(({ sign, lira }) => `${sign}${lira}`)).toEqual(['₺1', '€52.9', '$45.5', '£60.1'])
})

test.each([
  ['eur', '€'],
  ['EUR', '€'],
  ['chf', 'CHF'],
  ['rub', undefined],
  ['toString', undefined],
  ['', undefined],
  [undefined, undefined],
])('the choice %j is %j on a site with a rate for francs', (code, sign) => {
  expect(currencyNamed(code, { ...RATES, chf: 56.4 }, CURRENCIES)?.sign).toBe(sign)
})
