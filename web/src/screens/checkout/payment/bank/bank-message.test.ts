import { expect, test } from 'vitest'
import { isBankThere, parseBankMessage } from './bank-message.ts'

const source = { name: 'the frame of the bank' } as unknown as Window
const other = { name: 'another window' } as unknown as Window
const shop = 'https://shop.example'
const payment = 'https://pay.shop.example'
const returned = { type: 'rota:payment-returned' }
const opening = { type: 'rota:bank-opening' }

test.each([
  ['our page after the bank', { origin: shop, source, data: returned }, 'returned'],
  ['the hand-off document', { origin: payment, source, data: opening }, 'opening'],
  ['a page of the agency', { origin: payment, source, data: { type: 'rota:bank-there' } }, 'there'],
  [
    'the bank, as a page of the agency',
    { origin: 'https://bank.example', source, data: { type: 'rota:bank-there' } },
    undefined,
  ],
  ['the bank, as our page', { origin: 'https://bank.example', source, data: returned }, undefined],
  ['the bank, as the hand-off', { origin: 'https://bank.example', source, data: opening }, undefined],
  ['the hand-off, as our page', { origin: payment, source, data: returned }, undefined],
  ['another window of the shop', { origin: shop, source: other, data: returned }, undefined],
  ['another type', { origin: shop, source, data: { type: 'paid' } }, undefined],
  ['a text', { origin: shop, source, data: 'rota:payment-returned' }, undefined],
  ['nothing', { origin: shop, source, data: null }, undefined],
])('forged postMessage (E6): %s', (_title, event, expected) => {
  expect(parseBankMessage(event, { shop, payment, source })).toBe(expected)
})

test.each([
  ['nothing yet', { loads: 0, openings: 0 }, false],
  ['an error page in place of the hand-off', { loads: 1, openings: 0 }, false],
  ['the hand-off has spoken', { loads: 0, openings: 1 }, false],
  ['and has loaded; the bank has not answered it', { loads: 1, openings: 1 }, false],
  ['the bank', { loads: 2, openings: 1 }, true],
  ['its second page', { loads: 3, openings: 1 }, true],
  ['a page of the agency, which is the bank’s itself', { loads: 1, openings: 0, theres: 1 }, true],
])('the bank is there: %s', (_title, seen, expected) => {
  expect(isBankThere({ theres: 0, ...seen })).toBe(expected)
})
