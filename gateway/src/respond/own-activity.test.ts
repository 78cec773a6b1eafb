import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { startPayments } from '../payment/payments.ts'
import { testContext } from '../payment/testing/context.ts'
import { pay, quote } from '../payment/testing/requests.ts'
import { activities } from '../platform/observing/activities.ts'
import type { Activity, Span } from '../ports/observing/activity.ts'

/** A payment whose bank has not said anything, in a process that is traced. */
async function traced() {
  const { context, time } = testContext()
  const lines: string[] = []
  const kept: [Activity, Span][] = []
  const asked: (Activity | undefined)[] = []
  const { upstream } = context
  context.platform = { ...context.platform, activities }
  context.log = createLog('info', { write: (line) => void lines.push(line) }, activities.current)
  context.tracer = { begin: (): Span[] => [], keep: (...all) => void kept.push(all), close: async () => undefined }
  context.upstream = (...call) => {
    if (call[0] === 'orderQuery') asked.push(activities.current())
    return upstream(...call)
  }
  const { runner } = (context.payment = startPayments(context))
  await pay(context, (await quote(context)).body.hash)
  await runner.settled()
  lines.splice(0)
  const turn = async () => {
    time.now += 60_000
    await runner.tick()
    await runner.settled()
  }
  return { turn, lines, kept, asked }
}

test('decision 47.7: each run of the saga has a trace of its own, with its calls to the agency', async () => {
  const { turn, kept, asked } = await traced()
  await turn()
  await turn()
  expect(kept.map(([, { name, kind }]) => [name, kind])).toEqual([
    ['running', 'internal'],
    ['running', 'internal'],
  ])
  expect(asked).toEqual(kept.map(([activity]) => activity))
  expect(new Set(asked.map((activity) => activity?.trace.traceId)).size).toBe(2)
  for (const [{ requestId, trace, spanId }, span] of kept) {
    expect([trace.traceId, span.id]).toEqual([requestId.replaceAll('-', ''), spanId])
  }
})

test('decision 47.7: the log lines of a run have the ids of its trace', async () => {
  const { turn, lines, kept } = await traced()
  for (let minutes = 0; minutes < 30; minutes++) await turn()
  const said = lines.map((line) => JSON.parse(line) as Record<string, string>)
  expect(said).not.toEqual([])
  expect(kept.map(([{ trace }]) => trace.traceId)).toEqual(expect.arrayContaining(said.map((line) => line['traceId'])))
})
