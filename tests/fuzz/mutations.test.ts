import { operations } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenCallsOf } from './broken-calls.ts'

/** The tests of this folder rely on these mutations; this test proves that every kind occurs. */
test('every kind of mistake is made', () => {
  const calls = Object.values(operations).flatMap(({ operationId }) =>
    fc.sample(brokenCallsOf(operationId), { numRuns: 150, seed: 1 }),
  )
  const kinds = new Set(calls.map(({ what }) => what.split(/ at |:/)[0]))
  expect(kinds).toEqual(
    new Set([
      'a day that does not exist',
      'a fraction',
      'a long key',
      'a mark that turns the direction',
      'a short key',
      'below the least',
      'between two steps',
      'beyond the most',
      'forbidden here',
      'missing',
      'missing beside another',
      'no card-number',
      'no date-time',
      'no email',
      'no key',
      'no key of a partner',
      'no line',
      'no lines',
      'no local-minute',
      'no version',
      'not to be kept',
      'null',
      'one of them twice',
      'out of order',
      'private field',
      'private parameter',
      'too few',
      'too long',
      'too many',
      'too many together',
      'too short',
      'twice',
      'unknown field',
      'unknown parameter',
      'unknown value',
      'unlike its pattern',
      'wrong type',
      'yesterday',
    ]),
  )
})
