import { describe, expect, test } from 'vitest'
import type { Entry } from './exchange.ts'
import { Routes } from './routes.ts'

const names = new Map<Entry | undefined, string>([[undefined, 'none']])

function add(routes: Routes, methods: 'any' | 'GET' | 'POST', path: string): void {
  const entry: Entry = () => Promise.reject(new Error('not called'))
  names.set(entry, `${methods} ${path}`)
  routes.on(methods, path, entry)
}

const routes = new Routes()
add(routes, 'any', '/api/hotels/{id}')
add(routes, 'any', '/api/hotels/search')
add(routes, 'any', '/api/hotels/{id}/price')
add(routes, 'any', '/api/hotels/search/{day}')
add(routes, 'GET', '/healthz')
add(routes, 'POST', '/control/caches')

describe('finds the handler of a request', () => {
  test.each([
    ['GET', '/api/hotels/12', 'any /api/hotels/{id}'],
    ['DELETE', '/api/hotels/12?x=/a', 'any /api/hotels/{id}'],
    ['GET', 'http://localhost:4000/api/hotels/12?x=1', 'any /api/hotels/{id}'],
    ['GET', '/api/hotels/search', 'any /api/hotels/search'],
    ['GET', '/api/hotels/search/20270501', 'any /api/hotels/search/{day}'],
    ['GET', '/api/hotels/12/price', 'any /api/hotels/{id}/price'],
    ['GET', '/api/h%6ftels/12', 'any /api/hotels/{id}'],
    ['GET', '/api/hotels/a%2Fb', 'any /api/hotels/{id}'],
    ['GET', '/healthz', 'GET /healthz'],
    ['HEAD', '/healthz', 'GET /healthz'],
    ['POST', '/control/caches', 'POST /control/caches'],
  ])('%s %s', (method, url, expected) => {
    expect(names.get(routes.find(method, url))).toBe(expected)
  })

  test('a name that leads nowhere does not hide a placeholder', () => {
    const both = new Routes()
    add(both, 'any', '/api/a/b')
    add(both, 'any', '/api/{x}/c')
    expect(names.get(both.find('GET', '/api/a/c'))).toBe('any /api/{x}/c')
  })

  test.each([
    ['POST', '/healthz'],
    ['GET', '/control/caches'],
    ['GET', '/api/hotels'],
    ['GET', '/api/hotels/'],
    ['GET', '/api/hotels/12/'],
    ['GET', '/api/hotels/12/price/x'],
    ['GET', '/api/hotels/%zz/x'],
    ['GET', '/'],
    ['GET', 'http://localhost:4000'],
  ])('none for %s %s', (method, url) => {
    expect(names.get(routes.find(method, url))).toBe('none')
  })
})
