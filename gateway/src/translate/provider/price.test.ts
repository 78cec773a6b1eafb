import { describe, expect, test } from 'vitest'
import { priceOf } from './price.ts'

describe('priceOf: the markup once, rounded half up (decision 19.7)', () => {
  test.each<[number, number, number]>([
    [441, 0, 441],
    [441, 10, 485.1],
    [397.00375, 0, 397],
    [42.00375, 7.5, 45.15],
    [0.005, 0, 0.01],
    [0.00499, 0, 0],
    [1.005, 0, 1.01],
    [100.1, 5, 105.11],
    [62.4, 3.3333, 64.48],
    [0, 10, 0],
    [19.99, 100, 39.98],
    [999_999_999.99, 0, 999_999_999.99],
  ])('%s with %s %% is %s', (amount, markup, value) => {
    expect(priceOf({ amount, currency: 'EUR' }, markup)).toEqual({ value, currency: 'eur' })
  })

  test.each(['TRY', 'EUR', 'USD', 'GBP'])('%s', (currency) => {
    expect(priceOf({ amount: 1, currency }, 0)?.currency).toBe(currency.toLowerCase())
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['another currency', { amount: 1, currency: 'CHF' }],
    ['a currency in lower case', { amount: 1, currency: 'eur' }],
    ['a name of Object', { amount: 1, currency: 'toString' }],
    ['less than nothing', { amount: -0.01, currency: 'EUR' }],
    ['a text', { amount: '1', currency: 'EUR' }],
    ['no number', { amount: Number.NaN, currency: 'EUR' }],
    ['more than there is', { amount: 1e12, currency: 'EUR' }],
  ])('%s is no price', (_name, price) => {
    expect(priceOf(price as never, 0)).toBeUndefined()
  })
})
