import workflows from '@rota/openapi/workflows.json' with { type: 'json' }
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestStack } from '../test-stack.ts'
import { runWorkflows, type TakenStep } from './respect.ts'

/** First port of the stack; different from those of the browser tests. */
const FIRST_PORT = 5250

/** The checks of every response. The runner silently skips a check when it does not know what to compare with. */
const LOOKED_AT = ['success criteria check', 'status code check', 'content-type check', 'schema check']

const { stack, stop } = await startTestStack(FIRST_PORT)
afterAll(stop)

const taken = await runWorkflows(
  workflows.map(({ name }) => name),
  stack.url,
)

/** Failed and skipped checks of a step, one per line. */
function faultsOf(step: TakenStep | undefined): string[] {
  const missing = LOOKED_AT.filter((name) => !step?.checks.some((check) => check.name === name))
  const failed = step?.checks.filter((check) => !check.passed) ?? []
  return [...missing.map((name) => `no ${name}`), ...failed.map(({ name, message }) => `${name}: ${message}`)]
}

describe.each(workflows)('$name', ({ name, workflows: flows }) => {
  const steps = flows.flatMap((flow) => flow.steps.map(({ stepId }) => stepId))

  test.each(steps)('%s', (stepId) => {
    // A polling step is repeated; only its last run counts.
    expect(faultsOf(taken.get(name)?.findLast((step) => step.stepId === stepId))).toEqual([])
  })

  test('takes its steps in order, and no other', () => {
    expect([...new Set(taken.get(name)?.map(({ stepId }) => stepId))]).toEqual(steps)
  })
})

describe('what is sent twice under one key is done once:', () => {
  const read = async (path: string): Promise<unknown> => (await fetch(`${stack.control}/${path}`)).json()
  const times = (count: number): unknown[] => Array.from({ length: count }, () => expect.anything())

  test('contact messages', async () => {
    expect(await read('letters')).toEqual({ notifications: times(1), contacts: times(1) })
  })

  test('bookings, four of them paid by card', async () => {
    expect(await read('reservations')).toEqual({ reservations: times(6) })
    expect(await read('ledger')).toMatchObject({ captures: times(4) })
  })
})

describe('a run is red', () => {
  const put = (path: string, body: object) =>
    fetch(`${stack.control}/${path}`, { method: 'PUT', body: JSON.stringify(body) })

  test('when there is nothing to book', async () => {
    await put('scenario', { name: 'sold-out' })
    const steps = (await runWorkflows(['promotion'], stack.url)).get('promotion') ?? []
    await put('scenario', { name: 'normal' })
    expect(steps.map(({ stepId }) => stepId)).toEqual(['priceRooms'])
    expect(faultsOf(steps[0])).toContainEqual(expect.stringMatching(/^success criteria check: .*availability/))
  })

  test('when an answer is not what the contract says', async () => {
    const liar = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"stored?"}')
    }).listen(0, '127.0.0.1')
    await once(liar, 'listening')
    const address = liar.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const options = ['--server', `agency=http://127.0.0.1:${port}`]
    const steps = (await runWorkflows(['call-back'], stack.url, options)).get('call-back') ?? []
    liar.close()
    expect(faultsOf(steps[0])).toContainEqual(expect.stringMatching(/^schema check: /))
  })
})
