import { expect, test } from 'vitest'
import { withMember } from './with-member.ts'

test.each(['{"a":1}', '{"a":{"b":"}"}}', '{ "a": [1, {"b": 2}] }\n'])(
  '%j has one member more, and is the same',
  (text) => {
    const longer = withMember(new TextEncoder().encode(text), 'stats', { of: 'ş' })
    const read = JSON.parse(new TextDecoder().decode(longer)) as object
    expect(read).toEqual({ ...(JSON.parse(text) as object), stats: { of: 'ş' } })
  },
)

test('results never share bytes, whatever their sizes', () => {
  const sizes = [1, 10_000, 40, 20_000, 16_000, 5000, 16_384, 70_000]
  const sources = Array.from({ length: 40 }, (_, i) => ({ i, filler: 'x'.repeat(sizes[i % sizes.length] ?? 1) }))
  const results = sources.map((source) => withMember(new TextEncoder().encode(JSON.stringify(source)), 'of', source.i))
  const read = results.map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as object)
  expect(read).toEqual(sources.map((source) => ({ ...source, of: source.i })))
})
