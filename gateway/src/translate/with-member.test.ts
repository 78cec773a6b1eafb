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
