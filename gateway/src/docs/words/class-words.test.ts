import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { LIMITS } from '../../policy/limits.ts'
import { callFacts, duration } from './class-words.ts'

const factOf = (id: OperationId, wanted: string) => callFacts(operations[id]).find(({ name }) => name === wanted)?.value

test('only a shared search may return an earlier response', () => {
  expect(factOf('hotelPrice', 'Safe to repeat?')).toContain('Within 30 seconds the same search may')
  for (const id of ['quoteCreate', 'offerList', 'offerDetail'] as const)
    expect(factOf(id, 'Safe to repeat?')).not.toContain('30 seconds')
})

test('only a read that is one call has a deadline for its response', () => {
  expect(factOf('hotelPrice', 'Deadline')).toBe('A response or a problem arrives within 12 seconds.')
  for (const id of ['quoteCreate', 'orderInitialize', 'reservationPatch', 'promotionQuery'] as const)
    expect(factOf(id, 'Deadline')).toContain('takes longer')
})

test('switches open to a key of the operators, too', () => {
  expect(factOf('opsSwitchSet', 'Key scope')).toContain('`X-Control-Key`')
  expect(factOf('opsCaseList', 'Key scope')).not.toContain('`X-Control-Key`')
})

test.each(Object.values(operations).filter(({ limit }) => limit !== undefined))(
  '$operationId states the figures of its limit (decision 13.2)',
  ({ operationId, limit = 'search' }) => {
    const { seconds, visitor, address, key } = LIMITS[limit]
    const own = visitor === undefined ? `${address} per address` : `${visitor} per session`
    expect(factOf(operationId, 'Rate limit')).toContain(`${key} calls per key in ${duration(seconds * 1000)}, ${own}`)
  },
)
