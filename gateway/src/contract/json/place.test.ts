import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { valueInJson } from './place.ts'

const at = (text: string, ...names: string[]) => valueInJson(new TextEncoder().encode(text), names)

describe('valueInJson reads the value at a path and nothing after it', () => {
  test.each<[string, string[], unknown]>([
    ['{"a":{"b":"x"}}', ['a', 'b'], 'x'],
    [' { "z" : [ 1, { "a" : "]}" } ] , "a" : { "c":null, "b" : 12 } } ', ['a', 'b'], 12],
    ['{"a":{"b":{"c":[1,2]}}}', ['a', 'b'], { c: [1, 2] }],
    [String.raw`{"x":"a\"b\\","a":"\u0041"}`, ['a'], 'A'],
    ['{"a":"first","a":"second"}', ['a'], 'first'],
    ['{"a":"here","b":nonsense', ['a'], 'here'],
    ['"all of it"', [], 'all of it'],
  ])('%s at %j', (text, names, value) => {
    expect(at(text, ...names)).toEqual(value)
  })

  test.each<[string, string[]]>([
    ['{"a":{"b":1}}', ['a', 'c']],
    ['{"a":{"b":1}}', ['b']],
    ['{"a":[{"b":1}]}', ['a', 'b']],
    ['{"a":1}', ['a', 'b']],
    ['[1]', ['0']],
    ['{}', ['a']],
    ['', ['a']],
    ['{"a"', ['a']],
    ['{"a":', ['a']],
    ['{"a":"never ends', ['a']],
    ['{"b":{"never":"ends","a":1', ['a']],
    ['<html>', ['a']],
  ])('%s has nothing at %j', (text, names) => {
    expect(at(text, ...names)).toBeUndefined()
  })

  test('returns the same as a parser for every JSON text', () => {
    const member = fc.constantFrom('a', 'b', 'record', 'id')
    const object = fc.dictionary(member, fc.dictionary(member, fc.jsonValue()))
    fc.assert(
      fc.property(object, fc.tuple(member, member), fc.constantFrom(0, 2), (value, [outer, inner], space) => {
        const text = JSON.stringify(value, null, space)
        const read = JSON.parse(text) as Record<string, Record<string, unknown>>
        expect(at(text, outer, inner)).toEqual(read[outer]?.[inner])
      }),
    )
  })
})
