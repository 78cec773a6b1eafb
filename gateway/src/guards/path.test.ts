import { expect, test } from 'vitest'
import { checkPath } from './path.ts'

test.each([
  '/api/hotels/a%2fb',
  '/api/hotels/a%2Fb',
  '/api/hotels/%2e%2e',
  '/api/hotels/.%2E',
  '/api/hotels/..',
  '/api/./site',
  '/api/hotels/%00',
  '/api/hotels/a%5cb',
  '/api/hotels/a\\b',
  '/api/hotels/%ff',
  '/api/hotels/%C3',
  '/api/hotels/%zz',
  '/api/hotels/%',
  '/api/hotels/ş',
  '/api/hotels/a b',
  '*',
])('A10 %s is bad-path', (path) => {
  expect(() => checkPath(path)).toThrow(expect.objectContaining({ name: 'bad-path', status: 400 }))
})

test.each(['/', '/api/hotels/12', '/hotels/ka%C5%9F-12', '/a/...', '/assets/index-Bf3.js', '/ar/hotels/'])(
  'A10 %s is a path',
  (path) => {
    expect(() => checkPath(path)).not.toThrow()
  },
)

test.each(['/api/hotels/12#/x', '/#', '/api/hotels/12#'])('A20 %s is bad-path', (path) => {
  expect(() => checkPath(path)).toThrow(expect.objectContaining({ name: 'bad-path', status: 400 }))
})

test.each(['?q=a#b', '?q=a b', '?q=ş', '?q=\x00'])('A20 %s is an invalid query', (search) => {
  expect(() => checkPath('/hotels', search)).toThrow(expect.objectContaining({ name: 'bad-path', status: 400 }))
})

test('A20 a query may have every character that browsers send', () => {
  expect(() => checkPath('/hotels', '?q=a|b^c`d{e}"f<g>h\\i[0]=%20+')).not.toThrow()
})
