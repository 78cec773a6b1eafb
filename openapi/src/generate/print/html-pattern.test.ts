import { describe, expect, test } from 'vitest'
import { htmlPattern } from './html-pattern.ts'

const cases: [string, string, string[], string[]][] = [
  ['^[0-9]{3}$', '[0-9]{3}', ['123'], ['12', '1234']],
  ['^[A-Za-z0-9._-]+$', '[A-Za-z0-9._\\-]+', ['a-b.c_'], ['a/b']],
  ['^[-a]$', '[\\-a]', ['-', 'a'], ['b']],
  ['^[a\\-z]$', '[a\\-z]', ['-', 'a'], ['b']],
  ['^[^/()]$', '[^\\/\\(\\)]', ['a'], ['/', '(']],
  ['^(0[1-9]|1[0-2])/20[0-9]{2}$', '(0[1-9]|1[0-2])/20[0-9]{2}', ['12/2030'], ['13/2030', '12/1930']],
  ['^a|b$', '.*(?:^a|b$).*', ['ax', 'xb'], ['xax']],
  ['b', '.*(?:b).*', ['abc', 'b'], ['ac']],
  ['^a', '.*(?:^a).*', ['ab'], ['ba']],
  ['a\\$', '.*(?:a\\$).*', ['a$', 'xa$y'], ['a']],
  ['^a\\$', '.*(?:^a\\$).*', ['a$b'], ['xa$']],
  ['^\\p{Lu}+$', '\\p{Lu}+', ['ŞÇ'], ['ş']],
  ['^[\\p{L} ]$', '[\\p{L} ]', ['ş', ' '], ['1']],
  ['^\\[a\\]$', '\\[a\\]', ['[a]'], ['a']],
  ['^[a&&b]+$', '[a\\&\\&b]+', ['a&b'], ['c']],
]

describe.each(cases)('%s', (pattern, html, matching, others) => {
  test(`becomes ${html}`, () => {
    expect(htmlPattern(pattern, 'A.b')).toBe(html)
  })

  test('accepts the same texts in a form', () => {
    const inForm = new RegExp(`^(?:${html})$`, 'v')
    const inContract = new RegExp(pattern, 'u')
    for (const text of [...matching, ...others]) {
      expect([text, inForm.test(text)]).toEqual([text, matching.includes(text)])
      expect([text, inContract.test(text)]).toEqual([text, matching.includes(text)])
    }
  })
})

test('refuses a pattern that HTML cannot express, naming the field', () => {
  expect(() => htmlPattern('^(a$', 'Customer.name')).toThrow('Customer.name: the pattern ^(a$')
})
