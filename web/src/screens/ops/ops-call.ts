import { opsCaseList, opsCaseSettle } from '@rota/openapi/agency/routes'
import { ApiError, noAnswer } from '../../api/errors.ts'
import type { Schema } from '../../api/operations.ts'

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api'

/**
 * Requests of this page only, with the typed key. They send no cookie and bypass the storefront's client, so that no
 * other page contains their URLs.
 */
async function ask(id: 'opsCaseList' | 'opsCaseSettle', route: string, key: string, body?: object): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const written =
    body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
  const response = await fetch(BASE + path, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: { Authorization: `Bearer ${key}`, Accept: 'application/json', ...written },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw noAnswer(id, 'offline')
  })
  const answer = (await response.json().catch(() => {
    throw noAnswer(id, 'unreadable')
  })) as unknown
  if (response.ok) return answer
  throw new ApiError(id, answer as ApiError['problem'])
}

/** The cases that wait for a decision. */
export const listCases = async (key: string) => (await ask('opsCaseList', opsCaseList, key)) as Schema<'OpsCases'>

/** Records the decision on a case. */
export const settleCase = async (key: string, id: string, act: Schema<'OpsAct'>) =>
  (await ask('opsCaseSettle', opsCaseSettle.replace('{id}', encodeURIComponent(id)), key, act)) as Schema<'OpsSettled'>
