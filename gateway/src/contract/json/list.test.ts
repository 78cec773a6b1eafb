import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listInJson } from './list.ts'

const listed = (text: string) => listInJson(new TextEncoder().encode(text), 'records')

describe('listInJson counts a list without parsing it', () => {
  test.each<[string, number, string[]]>([
    ['{"records":[]}', 0, ['records']],
    [' { "a" : 1 , "records" : [ {"x":[1,2]} , "],[" , null ] , "ü" : {"records":[1]} } ', 3, ['a', 'records', 'ü']],
    [String.raw`{"records":["\"",1],"b":"\\"}`, 2, ['records', 'b']],
  ])('%s has %i', (text, length, names) => {
    expect(listed(text)).toEqual({ length, names: new Set(names) })
  })

  test.each([
    '',
    '[]',
    '{}',
    '{"records":{}}',
    '{"record":[]}',
    '{"records":[1]',
    '{"records":[1}',
    '{"records":[1,]}',
    '{"records":[,]}',
    '{"records":[1 2]}',
    '{"records":[1]}x',
    '{"records":[1],}',
    '{"records":[1],"records":[1,2]}',
    String.raw`{"records":[1],"\u0072ecords":[1,2]}`,
    '{"records":[1],"a":}',
    '{records:[1]}',
    '{"records" [1]}',
    '<html>',
  ])('%s is left to the parser', (text) => {
    expect(listed(text)).toBeUndefined()
  })

  test('returns the same as a parser for every JSON text', () => {
    const name = fc.constantFrom('a', 'stats', 'ü', 'records')
    const object = fc
      .record({ records: fc.array(fc.jsonValue()) })
      .chain((own) => fc.dictionary(name, fc.jsonValue()).map((more) => ({ ...more, ...own })))
    fc.assert(
      fc.property(object, fc.constantFrom(0, 1, 2), (value, space) => {
        const found = listed(JSON.stringify(value, null, space))
        expect(found).toEqual({ length: value.records.length, names: new Set(Object.keys(value)) })
      }),
    )
  })
})
