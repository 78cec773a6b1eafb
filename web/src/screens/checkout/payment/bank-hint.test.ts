import { expect, test } from 'vitest'
import { isHint } from './bank-hint.ts'

const frame = { name: 'the frame of the bank' } as unknown as Window
const other = { name: 'another window' } as unknown as Window
const shop = 'https://shop.example'
const data = { type: 'rota:payment-returned' }

test.each([
  ['the hint itself', { origin: shop, source: frame, data }, true],
  ['another origin', { origin: 'https://bank.example', source: frame, data }, false],
  ['another window of the shop', { origin: shop, source: other, data }, false],
  ['another type', { origin: shop, source: frame, data: { type: 'paid' } }, false],
  ['a text', { origin: shop, source: frame, data: 'rota:payment-returned' }, false],
  ['nothing', { origin: shop, source: frame, data: null }, false],
])('forged postMessage (reliability E6): %s', (_title, event, expected) => {
  expect(isHint(event, { origin: shop, source: frame })).toBe(expected)
})
