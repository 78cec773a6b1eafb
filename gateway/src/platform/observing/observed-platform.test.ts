import { expect, test, vi } from 'vitest'
import type { Meter } from '../../ports/observing/meter.ts'
import type { WireAnswer } from '../../ports/platform.ts'
import { fakeGateway } from '../../testing/gateway.ts'
import { activities } from './activities.ts'
import { observedPlatform } from './observed-platform.ts'

test.each<[number, string, string]>([
  [200, 'image/png', '2xx'],
  [404, 'text/html', '4xx'],
  [200, 'text/html', 'broken'],
  [403, 'text/html', 'broken'],
  [429, 'image/png', 'broken'],
  [302, 'text/html', '3xx'],
  [500, 'text/html', '5xx'],
])('a picture with status %i and type %s counts as %s', async (status, type, outcome) => {
  const gateway = fakeGateway()
  const { context } = gateway
  const countAttempt = vi.fn<Meter['countAttempt']>()
  const answer: WireAnswer = { status, headers: { 'content-type': type }, bytes: new Uint8Array() }
  const bare = { ...context.platform, call: async () => answer }
  context.platform = observedPlatform(bare, { clock: context.clock, activities, meter: { countAttempt } as never })
  await gateway.call('/images/1001/hotel-12-1')
  expect(countAttempt.mock.calls.map(([, counted]) => counted)).toEqual([outcome])
})
