import { expect, test } from 'vitest'
import { mayShowBankPage, parseBankMessage } from './bank-message.ts'

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
])('accepts only messages of our own pages in the frame (E6): %s', (_title, event, expected) => {
  expect(parseBankMessage(event, { shop, payment, source })).toBe(expected)
})

test.each([
  ['nothing yet', { loads: 0, openings: 0 }, false],
  ['an error page in place of the hand-off', { loads: 1, openings: 0 }, false],
  ['the hand-off has sent its message', { loads: 0, openings: 1 }, false],
  ['only the hand-off has loaded', { loads: 1, openings: 1 }, false],
  ['a document after the hand-off', { loads: 2, openings: 1 }, true],
  ['two documents after the hand-off', { loads: 3, openings: 1 }, true],
  ['a hand-off document that is the bank’s page itself', { loads: 1, openings: 0, bankPages: 1 }, true],
])('decides whether the bank’s page may have loaded: %s', (_title, events, expected) => {
  expect(mayShowBankPage({ bankPages: 0, ...events })).toBe(expected)
})
