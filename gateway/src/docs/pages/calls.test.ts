import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { policyOf } from '../../policy/classes.ts'
import { ANY_KEYS } from '../reader.ts'
import { callsPage } from './calls.ts'

const reader = { origin: 'http://localhost:4000', now: 0, keys: ANY_KEYS, bank: undefined, isPretend: false }
const { text } = callsPage(reader).body

test('names all operations that change something without an Idempotency-Key (decision 6.1)', () => {
  const keyless = Object.values(operations).filter((row) => {
    const { guards } = policyOf(row.class)
    const isChange = guards.includes('origin') || ['PUT', 'PATCH', 'DELETE'].includes(row.method)
    return isChange && !guards.includes('idempotency')
  })
  const [, exceptions = ''] = /, except (.*?): one key/.exec(text) ?? []
  const named = Array.from(exceptions.matchAll(/<code>(\w+)<\/code>/g), ([, name]) => name)
  expect(new Set(named)).toEqual(new Set(keyless.map(({ operationId }) => operationId)))
})

test('the limit of most lists is 40 by default', () => {
  const limits = Object.values(operations).flatMap(({ parameters }) =>
    parameters.filter(({ name }) => name === 'limit'),
  )
  const usual = limits.filter((limit) => limit.default === 40)
  expect(text).toContain('usually 40 by default')
  expect(usual.length).toBeGreaterThan(limits.length / 2)
})
