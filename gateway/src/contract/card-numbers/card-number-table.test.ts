import { describe, expect, test } from 'vitest'
import { processorMs } from '../../testing/processor-time.ts'
import { hasTypedCardNumber } from './typed-card-number.ts'

const HOSTILE = [
  '5555    5555    5555    4444',
  '5555....5555....5555....4444',
  '5555\n\n\n\n5555\n\n\n\n5555\n\n\n\n4444',
  '5555\u0301\u0302\u0303\u03045555\u0301\u0302\u0303\u03045555\u0301\u0302\u0303\u03044444',
  '5555 || 5555 || 5555 || 4444',
  '5555 ~*~*~ 5555 ~*~*~ 5555 ~*~*~ 4444',
  '5555+5555+5555+4444',
  '5+5+5+5+5+5+5+5+5+5+5+5+4+4+4+4',
  '5555 +5555 +5555 +4444',
  '5555&nbsp;5555&nbsp;5555&nbsp;4444',
  '5555&#160;5555&#xA0;5555&nbsp4444',
  '5555x5555x5555x4444',
  '5555 a 5555 b 5555 c 4444',
  '5x5x5x5x5x5x5x5x5x5x5x5x4x4x4x4',
  '5555 and 5555 and 5555 and 4444',
  '5555 then 5555 then 5555 then 4444',
  '55:55:55:55:55:55:44:44',
  '41:11:11:11:11:11:11:11',
  '5555.55.55.5555.4444',
  '5555-55-55-5555-4444',
  '5555555555554444123',
  '55555555555544441230',
  '555555555555444412/30 123',
  '55555555555544441230123',
  '555555555555444412301234',
  '3782822463100051234',
  '5555 5555 5555 4444123',
  '❺❺❺❺❺❺❺❺❺❺❺❺❹❹❹❹',
  '⑤⑤⑤⑤ ⑤⑤⑤⑤ ⑤⑤⑤⑤ ④④④④',
  '➎➎➎➎➎➎➎➎➎➎➎➎➍➍➍➍',
  '五五五五五五五五五五五五四四四四',
  '五五五五 五五五五 五五五五 四四四四',
  '伍伍伍伍伍伍伍伍伍伍伍伍肆肆肆肆',
  '四〇〇〇〇〇〇〇〇〇〇〇一〇九一',
  '5555_5555_5555_4444',
  'k-5555-5555-5555-4444',
  '5555--5555--5555--4444',
  '5-5-5-5-5-5-5-5-5-5-5-5-4-4-4-4',
  '55-55-55-55-55-55-44-44',
  'call 0532 000 01 48, pay with 4111 1111 1111 1111',
  '12.08.2027 14:30 5555 5555 5555 4444',
  'tel +90 532 000 01 48 card 5555 5555 5555 4444',
  '3782      822463      10005',
  '3056+930902+5904',
]

/** Some of these pass the Luhn check by chance, so other rules have to let them through. */
const HONEST = [
  'We arrive on 12.08.2027 14:30 and leave on 19.08.2027 11:00',
  'arrive 12/08/27 14:30, leave 19/08/27 11:00',
  '22/08/27, 29/08/27, 05/09/27, 12/09/27',
  '2027-08-12T14:30:00Z / 2027-08-19T11:00:00Z',
  'breakfast 07:30, lunch 12:15, dinner 19:45, bar 23:30',
  '07:30-10:00, 12:30-14:00, 19:00-21:30',
  'Call 0532 000 01 48 or 0533 111 22 39',
  '+90 532 000 01 48, +90 533 111 22 39',
  '+49 1512 3456784 / +49 1512 3456789',
  '0049 1512 3456789 0049 1512 3456788',
  '5320000148 5331112239',
  '(532) 000 01 48; (533) 111 22 39; (534) 222 33 40',
  'Booking 1234567890 and booking 9876543210',
  'RES-20270512-00043',
  'voucher 8412-0077',
  'TR33 0006 1005 1978 6457 8413 26',
  'DE89370400440532013000',
  '4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11',
  '51051051-0510-4100-8105-105105105100',
  'TK 1234 at 14:30, back with TK 1235 at 16:45',
  'PC4512, PC4513, XQ9021, XQ9022',
  'flight 4512 lands at 1430, flight 4513 leaves at 1630',
  'Turkish id 10000000146 and 10000000214',
  'passports U22345678 and U22345679',
  'passports U22345678 U22345679',
  '24.850,00 TL + 31.200,00 TL = 56.050,00 TL',
  '24850 TL, 31200 TL, 56050 TL',
  'children are 5, 7 and 9, adults 34, 36, 41 and 44',
  'years 2019, 2021, 2023, 2025 we stayed with you',
  'rooms 412, 413, 414, 415',
  '2 x 4 beds, 1 x 2 beds, 3 x 1 beds',
  'Kenan Evren Blv. 07100 No: 1204/17 D: 5',
  '二〇二七年八月十二日 14:30',
  '一二三',
  '36.8841, 30.7056 and 36.8969, 30.7133',
  'tax 11222333000181',
  '100000000000000001',
]

describe('E12 a card number in disguise', () => {
  test.each(HOSTILE)('%j is refused', (text) => expect(hasTypedCardNumber(text)).toBe(true))
})

describe('E12 honest texts', () => {
  test.each(HONEST)('%j passes', (text) => expect(hasTypedCardNumber(text)).toBe(false))
})

test('E12 a large text costs little, whatever it repeats', async () => {
  for (const unit of [
    '5 ',
    '5555 ',
    '5555',
    '+',
    '5+',
    '五',
    '❺',
    '&nbsp;5',
    '5\u0301',
    '55x',
    '5:55:',
    '5.5.55 ',
    ' ',
  ]) {
    const text = unit.repeat(60_000 / unit.length)
    const costs: number[] = []
    // The first one may pay for compiling.
    for (let i = 0; i < 2; i++) costs.push(await processorMs(() => hasTypedCardNumber(text)))
    const cost = Math.min(...costs)
    expect([unit, cost < 250 ? 'little' : cost]).toEqual([unit, 'little'])
  }
})
