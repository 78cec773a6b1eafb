import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each<[accepted: string | undefined, encoding: string | undefined]>([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate, zstd', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  // Everything is excluded: the bytes are sent uncompressed, because nobody is refused.
  ['identity;q=0', undefined],
  ['identity;q=0, *;q=0', undefined],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['gzip;q=0.9, br;q=0.5', 'gzip'],
  ['gzip;q=1.000, br;q=1', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity;q=1, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br ; q=0.001', 'br'],
  ['br;q=', undefined],
  ['br;q=2', undefined],
  ['br;q=-1, gzip', 'gzip'],
  ['br;q=0.1234', undefined],
  ['br;level=4, gzip;q=0.1', 'gzip'],
  [',,;;=,br', 'br'],
])('Accept-Encoding %j takes %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('chooses only offered encodings', () => {
  expect(encodingFor('br, gzip;q=0.1', ['gzip'])).toBe('gzip')
  expect(encodingFor('br, gzip', [])).toBeUndefined()
})
