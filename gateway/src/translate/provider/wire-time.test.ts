import { expect, test } from 'vitest'
import { instantOf } from './wire-time.ts'

test.each<[string | undefined, string | undefined]>([
  ['2027-05-02T09:34:07.8184312Z', '2027-05-02T09:34:07.818Z'],
  ['2027-05-02T09:37:00Z', '2027-05-02T09:37:00.000Z'],
  ['2027-05-02T09:37:00', '2027-05-02T09:37:00.000Z'],
  ['2027-05-02T12:37:00+03:00', '2027-05-02T09:37:00.000Z'],
  ['2027-05-02', '2027-05-02T00:00:00.000Z'],
  ['0001-01-01T00:00:00', undefined],
  ['2027-02-31T99:00:00', undefined],
  [undefined, undefined],
])('%s is the moment %s (decision 16.3)', (text, moment) => {
  const instant = instantOf(text)
  expect(instant === undefined ? undefined : new Date(instant).toISOString()).toBe(moment)
})
