import { describe, expect, test } from 'vitest'
import { servedText, yearsAhead } from './served-text.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

describe('days of examples', () => {
  test.each([
    ['2026-11-22', 0],
    ['2027-01-01', 0],
    ['2027-05-01', 0],
    ['2027-05-04', 1],
    ['2028-04-01', 1],
    ['2028-06-01', 2],
    ['2031-12-31', 5],
  ])('read on %s are moved by %d years', (today, years) => {
    expect(yearsAhead(at(today))).toBe(years)
  })

  test.each([
    ['"checkIn": 20270521', '"checkIn": 20290521'],
    ['checkIn: 20270521\n', 'checkIn: 20290521\n'],
    ['{ "at": "2027-05-21T07:10:00+03:00" }', '{ "at": "2029-05-21T07:10:00+03:00" }'],
    ['"2027-05-21 14:30"', '"2029-05-21 14:30"'],
    ['expireDate: 20340411', 'expireDate: 20360411'],
    ['expiry: 12/2030', 'expiry: 12/2032'],
    ['"maximum": 20991231, "minimum": 20000101', '"maximum": 20991231, "minimum": 20000101'],
    ['"birthDate": 19840312', '"birthDate": 19840312'],
    ['"id": "120270521", "phone": "2027052155"', '"id": "120270521", "phone": "2027052155"'],
  ])('%s read in 2028 is %s', (written, read) => {
    expect(servedText(written, 'https://a.example', at('2028-06-01'))).toBe(read)
  })
})

test('replaces the placeholder by the origin of the site', () => {
  const text = servedText(
    '{ "url": "https://your-site.example/api" }',
    'https://www.yelkovan.example',
    at('2027-01-01'),
  )
  expect(text).toBe('{ "url": "https://www.yelkovan.example/api" }')
})
