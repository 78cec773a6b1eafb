import { expect, test } from 'vitest'
import { parseCardMessage } from './card-message.ts'

const source = { name: 'the frame of the bank' } as unknown as Window
const bank = 'https://bank.example'
const data = { type: 'card-entered', cardRef: 'a'.repeat(24), bin: '40000000' }

test('returns the reference and the first eight digits of a card entered at the bank', () => {
  expect(parseCardMessage({ origin: bank, source, data }, { bank, source })).toEqual({
    cardRef: data.cardRef,
    bin: data.bin,
  })
})

test.each([
  ['another origin', { origin: 'https://evil.example', source, data }],
  ['another window', { origin: bank, source: {} as Window, data }],
  ['another type', { origin: bank, source, data: { ...data, type: 'paid' } }],
  ['a name with signs', { origin: bank, source, data: { ...data, cardRef: '"><script>'.repeat(3) } }],
  [
    'a whole card number in place of its first digits',
    { origin: bank, source, data: { ...data, bin: '4'.repeat(16) } },
  ],
  ['no name', { origin: bank, source, data: { type: 'card-entered', bin: data.bin } }],
  ['a text', { origin: bank, source, data: 'card-entered' }],
  ['nothing', { origin: bank, source, data: null }],
])('ignores a forged postMessage (E6): %s', (_title, event) => {
  expect(parseCardMessage(event, { bank, source })).toBeUndefined()
})
