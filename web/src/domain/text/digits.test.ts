import { describe, expect, test } from 'vitest'
import { digitsOf, latinDigits } from './digits.ts'

describe('latinDigits converts the digits of other keyboards', () => {
  test.each([
    ['2027', '2027'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['\u200e+90\u200f 5٣٢', '+90 532'],
    ['０１２３４５６７８９', '0123456789'],
    ['＋９０ ５３２－１１１', '+90 532-111'],
    ['０９．０１．２０２７ １４：３０', '09.01.2027 14:30'],
    ['', ''],
  ])('%s is read as %s', (typed, read) => {
    expect(latinDigits(typed)).toBe(read)
  })

  test('digitsOf removes everything but digits', () => {
    expect(digitsOf('(۵۳۲) 111-22.33 x')).toBe('5321112233')
  })
})
