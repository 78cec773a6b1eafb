import { describe, expect, test } from 'vitest'
import document from '../generated/agency/agency.json' with { type: 'json' }
import { codeOf, patternWords, wordsOf } from './field-words.ts'

describe('descriptions of field errors', () => {
  test.each([
    ['^[A-Z]{2}$', 'must be 2 upper-case letters'],
    ['^[0-9]{8}$', 'must be 8 digits'],
    ['^[0-9]{13,19}$', 'must be 13 to 19 digits'],
    ['^[A-Za-z0-9._-]{1,80}$', 'must be 1 to 80 letters, digits, hyphens, underscores or dots'],
    ['^[0-9a-f]{64}$', 'must be 64 digits or a to f'],
    ['^(0[1-9]|1[0-2])/20[0-9]{2}$', 'must be a month and a year: MM/YYYY'],
  ])('%s: %s', (pattern, words) => {
    expect(patternWords(pattern)).toBe(words)
  })

  test('describes every pattern of the contract', () => {
    const patterns = new Set<string>()
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      if ('pattern' in value && typeof value.pattern === 'string') patterns.add(value.pattern)
      Object.values(value).forEach(walk)
    }
    walk(document)
    const undescribed = [...patterns].filter((pattern) => patternWords(pattern).includes('contract'))
    expect(undescribed).toEqual([])
    expect(patterns.size).toBeGreaterThan(30)
  })

  test.each([
    ['format', { format: 'date-int' }, 'format', 'must be an existing date as a number: YYYYMMDD'],
    ['format', { format: 'card-number' }, 'format', 'must be a card number with a valid check digit'],
    ['type', { type: 'integer' }, 'type', 'must be a whole number'],
    ['type', { type: ['string', 'null'] }, 'type', 'must be a string or null'],
    ['maxLength', { limit: 30 }, 'length', 'must have at most 30 characters'],
    ['minLength', { limit: 1 }, 'length', 'must not be empty'],
    ['maxItems', { limit: 1 }, 'count', 'must have at most 1 entry'],
    ['minimum', { comparison: '>=', limit: 1 }, 'range', 'must be 1 or more'],
    ['multipleOf', { multipleOf: 0.01 }, 'format', 'must have at most two decimals'],
  ])('%s %o: %s, %s', (keyword, params, code, words) => {
    const error = { instancePath: '/a', schemaPath: '', keyword, params }
    expect([codeOf(error), wordsOf(error)]).toEqual([code, words])
  })
})
