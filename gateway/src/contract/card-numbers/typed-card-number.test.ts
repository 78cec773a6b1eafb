import { describe, expect, test } from 'vitest'
import { hasTypedCardNumber } from './typed-card-number.ts'

describe('E12 a card number in what people type', () => {
  test.each([
    '5555555555554444',
    '5555 5555 5555 4444',
    'my card is 5555-5555-5555-4444, thanks',
    '5555.5555.5555.4444',
    '5555/5555/5555/4444',
    '5555_5555_5555_4444',
    '5555  5555  5555  4444',
    '5555\u00a05555\u20095555\u30004444',
    '5555–5555—5555−4444',
    '5555\u200b5555\u200b5555\u00ad4444',
    '5555\n5555\n5555\n4444',
    '5 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4',
    '55 55 55 55 55 55 44 44',
    '55555555 55554444',
    '5555 5555 5555 4444 12/30 123',
    'room 12, 5555 5555 5555 4444',
    'x5555555555554444y',
    '٥٥٥٥ ٥٥٥٥ ٥٥٥٥ ٤٤٤٤',
    '۵۵۵۵۵۵۵۵۵۵۵۵۴۴۴۴',
    '५५५५५५५५५५५५४४४४',
    '５５５５－５５５５－５５５５－４４４４',
    '𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟓𝟒𝟒𝟒𝟒',
    '3782 822463 10005',
    '3056 930902 5904',
    '5555 555555 554444 12/30',
    '5555-555555-554444, 12/30',
    '3782 822463 10005 12/30 1234',
    '3782822463100051230',
    '4222222222222',
    '6212345678901232',
    '9792 0303 9444 0796',
    '4000000000001091',
    '+5555 5555 5555 4444',
    '5555555555554444@example.com',
    'on 2027-05-21 with 5555 5555 5555 4444',
  ])('%j', (text) => {
    expect(hasTypedCardNumber(text)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['words', 'A quiet room, please'],
    ['a wrong check digit', '5555 5555 5555 4445'],
    ['twelve digits', '555555555552'],
    ['more digits than a card with its code has', `${'5'.repeat(12)}${'4'.repeat(28)}`],
    ['a telephone number', '0 532 000 01 48'],
    ['an international telephone number', '+49 1512 3456784'],
    ['one with an extension', '+49 1512 3456784-123'],
    ['one with an extension that is spelled', '+1 (212) 555-0123 ext. 45678'],
    ['one that is dialled with zeros', '0049 1512 3456789'],
    ['two telephone numbers', '532 000 01 48, 533 111 22 39'],
    ['the days of a stay', '21.05.2027 - 26.05.2027'],
    ['the days of a stay, as programs write them', '2027-05-21/2027-05-26'],
    ['the days of a stay as numbers', '20270521-20270526'],
    ['a day with an hour', 'on 2027-05-21 at 14:30:00 and 15:45:12'],
    ['a moment', '1790000000000'],
    ['a UUID of digits only', '51051051-0510-4100-8105-105105105100'],
    ['an account number', 'TR330006100519786457841326'],
    ['an account number in groups', 'TR33 0006 1005 1978 6457 8413 26'],
    ['an account number of another country', 'DE89 3704 0044 0532 0130 00'],
    ['a price', '24.850,00 TL'],
    ['a postal code and a house', '07100 / 1204'],
  ])('%s is none', (_what, text) => {
    expect(hasTypedCardNumber(text)).toBe(false)
  })

  test('a long text of digits takes no time', () => {
    const before = process.cpuUsage().user
    for (const text of ['1 '.repeat(1000), '5555 '.repeat(400), '5'.repeat(2000)]) hasTypedCardNumber(text)
    expect(process.cpuUsage().user - before).toBeLessThan(500_000)
  })
})
