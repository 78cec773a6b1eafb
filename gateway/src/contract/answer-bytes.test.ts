import { describe, expect, test } from 'vitest'
import { Answer } from './answer-bytes.ts'
import { createKnownAnswers, isSameBytes } from './known-answers.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const answerOf = (text: string) => new Answer(200, bytesOf(text), 'whole')

describe('Answer: bytes with a verdict', () => {
  test('parses the bytes once for all readers', () => {
    const answer = answerOf('{"a":{"b":1}}')
    expect(answer.valueToForward()).toEqual({ a: { b: 1 } })
    expect(answer.value()).toBe(answer.valueToForward())
    expect(answer.body).toBe(answer.valueToForward())
  })

  test.each(['{"price":1,"price":2}', '{"a":{"b":1,"\\u0062":2}}', `${'['.repeat(33)}${']'.repeat(33)}`])(
    'F5 %s is read by nobody who decides by it',
    (text) => {
      expect(() => answerOf(text).value()).toThrow('Invalid response from the agency')
    },
  )

  test('F5 value() checks for ambiguous JSON even after valueToForward()', () => {
    const answer = answerOf('{"price":1,"price":2}')
    expect(answer.valueToForward()).toEqual({ price: 2 })
    expect(() => answer.value()).toThrow('Invalid response from the agency')
  })

  test.each(['{"a":', '', '\uFEFF{}'])('F5 %j is shown to nobody', (text) => {
    expect(() => answerOf(text).valueToForward()).toThrow('Invalid response from the agency')
  })

  test('kept() has the same bytes and no parsed value', () => {
    const answer = answerOf('{"a":1}')
    const value = answer.value()
    const kept = answer.kept()
    expect([kept.bytes, kept.verdict, kept.kept()]).toEqual([answer.bytes, 'whole', kept])
    expect(kept.value()).toEqual(value)
    expect(kept.value()).not.toBe(value)
    expect(answer.kept()).toBe(kept)
  })

  test('standingIn() sets how long the response has been stale', () => {
    const kept = answerOf('{}').kept()
    expect(kept.standingIn(0)).toBe(kept)
    expect(kept.standingIn(5).staleFor).toBe(5)
  })
})

describe('KnownAnswers: identical bytes have the same verdict', () => {
  const wire = (text: string, status = 200) => ({ status, headers: {}, bytes: bytesOf(text) })

  test('finds a response only for the same operation and status', () => {
    const known = createKnownAnswers()
    const answer = answerOf('{"a":1}')
    known.add('hotelView', answer)
    expect(known.find('hotelView', wire('{"a":1}'))).toBe(answer.kept())
    expect(known.find('hotelView', wire('{"a":2}'))).toBeUndefined()
    expect(known.find('hotelView', wire('{"a":1}', 201))).toBeUndefined()
    expect(known.find('tourView', wire('{"a":1}'))).toBeUndefined()
  })

  test('remembers a limited number of responses', () => {
    const known = createKnownAnswers(1)
    known.add('hotelView', answerOf('{}'))
    known.add('hotelView', answerOf('{"a":1}'))
    expect(known.find('hotelView', wire('{}'))).toBeUndefined()
    expect(known.find('hotelView', wire('{"a":1}'))).toBeDefined()
  })

  test.each([0, 1, 3, 4, 5, 9])('bytes are compared to the last one, %i of them', (length) => {
    const one = new Uint8Array(16).subarray(0, length)
    const other = new Uint8Array(17).subarray(1, 1 + length)
    expect(isSameBytes(one, other)).toBe(true)
    for (let at = 0; at < length; at++) {
      other.fill(0)
      other[at] = 1
      expect(isSameBytes(one, other)).toBe(false)
      expect(isSameBytes(one, Uint8Array.from(other))).toBe(false)
    }
  })
})
