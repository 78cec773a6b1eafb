import type { UpstreamOperationId } from '@rota/openapi/agency/handlers'
import { operations, type Operation } from '@rota/openapi/agency/operations'
import { load, type OperationValidators } from '@rota/openapi/agency/validators'
import { nodeMocks } from '@rota/mocks/node'
import { afterAll, describe, expect, test } from 'vitest'
import { documented } from './documented.ts'
import { misplacedIn, shadowsIn } from './shadows.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { NOON, startTestSystem } from '../test-system.ts'

const system = await startTestSystem()
afterAll(() => system.close())

const rows = Object.values(operations)
const shadows = shadowsIn(rows)

const pathOf = ({ operationId, path }: Operation) => {
  const input = documented(operationId)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(input.path[name]))
  const query = new URLSearchParams(input.query as Record<string, string>)
  return `${filled}?${query}`
}
const initOf = (row: Operation): RequestInit => {
  const { header, body } = documented(row.operationId)
  const own = 'Idempotency-Key' in header ? { 'Idempotency-Key': newKey() } : {}
  const headers = { ...(header as Record<string, string>), ...own, 'content-type': 'application/json' }
  return { method: row.method, headers, ...(row.body === null ? {} : { body: JSON.stringify(body) }) }
}

describe('concrete paths win over templates', () => {
  test.each(['/tours/searchactive < /tours/{id}', '/tours/tours < /tours/{id}'])('there is %s to win', (pair) => {
    expect(shadows.map(({ concrete, template }) => `${concrete.path} < ${template.path}`)).toContain(pair)
  })

  test('the table has concrete paths first', () => {
    expect(misplacedIn(rows)).toEqual([])
    expect(misplacedIn(rows.toReversed())).toHaveLength(shadows.length)
  })

  test.each(shadows)('gateway: $concrete.method $concrete.path is $concrete.operationId', async ({ concrete }) => {
    const before = system.lines.length
    await visitorOf(system).ask(`/api${pathOf(concrete)}`, initOf(concrete))
    expect(system.lines.slice(before).join('')).toContain(`"operationId":"${concrete.operationId}"`)
  })

  test.each(shadows)(
    'gateway: a verb that $concrete.path does not have is not left to $template.path',
    async ({ concrete }) => {
      const verbs: string[] = rows.filter(({ path }) => path === concrete.path).map(({ method }) => method)
      const other = ['GET', 'DELETE'].find((verb) => !verbs.includes(verb))
      const response = await visitorOf(system).ask(`/api${pathOf(concrete)}`, { method: other ?? 'PUT' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe(verbs.join(', '))
    },
  )

  test.each(shadows.filter(({ concrete }) => !concrete.gateway))(
    'mocks: $concrete.method $concrete.path is $concrete.operationId',
    async ({ concrete }) => {
      const mocks = await nodeMocks({ now: NOON, origin: 'http://mocks.test' })
      const address = `http://mocks.test/agency${pathOf(concrete)}&referer=localhost`
      const response = await mocks.answer(new Request(address, initOf(concrete)))
      const validators: OperationValidators = await load[concrete.operationId as UpstreamOperationId]()
      expect(response.status).toBe(200)
      expect(validators.u200?.(await response.json())).toBe(true)
    },
  )

  test('the template is still there for everything else', async () => {
    const { data } = await visitorOf(system).client.tourView({ path: { id: '201' } })
    expect(data?.record.facts.id).toBe('201')
  })
})
