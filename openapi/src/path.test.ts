import { describe, expect, test } from 'vitest'
import { readPath, whyUnreadable } from './path.ts'

describe('refuses a path that two servers could read differently (A10)', () => {
  test.each([
    '/hotels/a%2fb',
    '/hotels/a%2Fb',
    '/hotels/%2e%2e',
    '/hotels/..',
    '/hotels/.%2e/x',
    '/hotels/%2e',
    '/hotels/a%00b',
    '/hotels/a%0ab',
    '/hotels/a%5cb',
    '/hotels/a\\b',
    '/hotels/%ff',
    '/hotels/%c0%af',
    '/hotels/%e2%82',
    '/hotels/%ed%a0%80',
    '/hotels/%',
    '/hotels/%zz',
    '/%2e%2e/hotels',
  ])('%s', (path) => {
    expect(whyUnreadable(path)).toMatch(/^The path /)
  })
})

test.each([
  ['/hotels/a', 'a'],
  ['/hotels/ardi%C3%A7', 'ardiç'],
  ['/hotels/a+b', 'a+b'],
  ['/hotels/a%20b', 'a b'],
  ['/hotels/...', '...'],
  ['/hotels/%252f', '%2f'],
  ['/hotels/', ''],
])('reads from %s the id %j', (path, id) => {
  expect(readPath('/hotels/{id}', path)).toEqual({ ok: true, values: { id } })
})

test('reads several parameters', () => {
  expect(readPath('/a/{b}/c/{d}', '/a/1/c/2')).toEqual({ ok: true, values: { b: '1', d: '2' } })
})

test('throws for a path that does not match the template', () => {
  expect(() => readPath('/hotels/{id}', '/hotels')).toThrow('not the template')
})
