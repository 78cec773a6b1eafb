import { describe, expect, test } from 'vitest'
import { FAIL_SOFT, applyFailSoft } from './fail-soft.ts'

type Source = keyof typeof FAIL_SOFT

const ANSWER = { records: ['an earlier answer'] }
const ERROR = { kind: 'offline' }

/** What stays and what is said after a first failure, and after one that follows an answer. */
type Shown = { data: typeof ANSWER | undefined; failure: typeof ERROR | undefined }
const EMPTY_LIST: Shown[] = [
  { data: undefined, failure: ERROR },
  { data: ANSWER, failure: undefined },
]
const NOTHING: Shown[] = [
  { data: undefined, failure: ERROR },
  { data: undefined, failure: ERROR },
]
const EVERYTHING: Shown[] = [
  { data: undefined, failure: ERROR },
  { data: ANSWER, failure: ERROR },
]

describe('a failed call leaves the data that the specification names (decision 34.8)', () => {
  const rows: [Source, string, Shown[]][] = [
    ['tourSearch', 'Tour and transfer list failures return empty records.', EMPTY_LIST],
    ['transferList', 'Tour and transfer list failures return empty records.', EMPTY_LIST],
    ['serviceList', 'Tours are services, too.', EMPTY_LIST],
    ['flightPrice', 'Flight list errors set the no-flights flag and are rethrown.', EMPTY_LIST],
    ['servicePrice', 'a failed price search empties the results', NOTHING],
    ['providerHotelPrice', 'a failed price search empties the results', NOTHING],
    ['transactionBegin', 'return the error response instead of throwing', EVERYTHING],
    ['siteView', 'The basket stays, and says that it could not be read.', EVERYTHING],
  ]

  test.each(rows)('%s: "%s"', (source, _sentence, [first, later]) => {
    expect(applyFailSoft(source, { data: undefined, error: ERROR })).toEqual(first)
    expect(applyFailSoft(source, { data: ANSWER, error: ERROR })).toEqual(later)
    expect(applyFailSoft(source, { data: ANSWER, error: undefined })).toEqual({ data: ANSWER, failure: undefined })
  })

  test('every operation of FAIL_SOFT is covered by a quotation', () => {
    expect(rows.map(([source]) => source).toSorted()).toEqual(Object.keys(FAIL_SOFT).toSorted())
  })

  test('returns a failure whenever there is no data (decision 34.4)', () => {
    for (const source of Object.keys(FAIL_SOFT) as Source[]) {
      expect(applyFailSoft(source, { data: undefined, error: ERROR }).failure).toBe(ERROR)
    }
  })
})
