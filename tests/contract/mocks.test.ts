import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { load, schemas, type OperationValidators } from '@rota/openapi/agency/validators'
import { marks } from '@rota/openapi/agency/marks'
import { without } from '@rota/openapi/strip'
import { nodeMocks } from '@rota/mocks/node'
import { expect, test } from 'vitest'
import { documented } from './documents/documented.ts'
import { NOON } from './test-system.ts'

const mocks = await nodeMocks({ now: NOON, seed: 'mocks', origin: 'http://mocks.test' })

const rows = Object.values(operations).filter(({ gateway }) => !gateway)

/** Calls an upstream operation as the gateway does. */
async function call(row: Operation, { sessionId = '', body }: { sessionId?: string; body?: unknown } = {}) {
  const input = documented(row.operationId, 'upstream')
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(input.path[name]))
  const own = { sessionId, referer: 'localhost', ...(row.partner && { partner: 'true' }) }
  const query = new URLSearchParams({ ...(input.query as Record<string, string>), ...own })
  const sent = body ?? withoutAdded(row.operationId, input.body)
  const response = await mocks.answer(
    new Request(`http://mocks.test/agency${path}?${query}`, {
      method: row.method,
      ...(row.body === null ? {} : { body: JSON.stringify(sent) }),
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const withoutAdded = (id: OperationId, body: unknown): unknown => without(marks[id].body.added, body)

async function startedSession(): Promise<string> {
  const { body } = await call(operations.reservationStart)
  return (body.booking as { _id: string })._id
}

test.each(rows)('$operationId has a handler, and what it answers keeps the contract', async (row) => {
  const answer = await call(row, { sessionId: await startedSession() })
  const validators: OperationValidators = await load[row.operationId as UpstreamOperationId]()
  const validate = validators[`u${answer.status}`]
  expect(answer.status).toBeLessThan(500)
  expect(validate?.(answer.body) ?? `the contract has no answer ${answer.status}`).toBe(true)
})

test('calls that need no state are answered with success', async () => {
  const stateless = rows.filter(({ audience }) => audience === 'shared')
  const statuses = await Promise.all(stateless.map(async (row) => [row.operationId, (await call(row)).status]))
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  expect(stateless.length).toBeGreaterThan(5)
})

test.each(Object.values(operations).filter(({ gateway }) => gateway))(
  "$operationId is the gateway's own: no upstream answers it",
  async (row) => {
    expect((await call(row)).status).toBe(501)
  },
)

test('a problem of the agency is a problem of the contract', async () => {
  const { status, body } = await call(operations.reservationPatch, { sessionId: 'nobody-0001' })
  expect(status).toBe(404)
  expect((await schemas.Problem())(body)).toBe(true)
  expect(body.type).toMatch(/unknown-session$/)
})

test('the check notices a broken response: that of the scenario upstream-contract fails', async () => {
  mocks.world.setScenario('upstream-contract')
  const { body } = await call(operations.hotelView)
  mocks.world.setScenario('normal')
  expect((await load.hotelView()).u200(body)).toBe(false)
})
