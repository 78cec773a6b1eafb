import { expect, test } from 'vitest'
import { approximate } from './approximate.ts'

const rates = { usd: 40, eur: 50, gbp: 60 }
const lira = (value: number) => ({ value, currency: 'try' as const })

test('converts and rounds each line separately, as the quote does (decision 19.4)', () => {
  const products = [{ total: lira(0.74) }, { total: lira(0.74) }, { total: lira(100) }]
  expect(approximate({ products }, 'eur', rates)).toEqual({ value: 2.02, currency: 'eur' })
})

test('subtracts the promotion, but never goes below zero', () => {
  const basket = { products: [{ total: lira(100) }], promotion: { amount: lira(25) } }
  expect(approximate(basket, 'eur', rates)).toEqual({ value: 1.5, currency: 'eur' })
  expect(approximate({ ...basket, promotion: { amount: lira(500) } }, 'eur', rates).value).toBe(0)
})
