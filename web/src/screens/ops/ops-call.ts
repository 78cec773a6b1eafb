import { opsCaseList, opsCaseSettle, opsSwitchList, opsSwitchSet } from '@rota/openapi/agency/routes'
import { ApiError, browserError } from '../../api/errors.ts'
import type { OperationId, Schema } from '../../api/operations.ts'

const BASE: string = import.meta.env.VITE_API_BASE ?? '/api'

/** A typed key: one of the site, or a control key, which is for all sites. */
export type Access = { key: string; isControl: boolean }

/** `isOnce`: the request has an effect that must happen once, so it gets an idempotency key. */
type Sent = { body?: object; isOnce?: boolean }

/**
 * Requests of this page only, with the typed key. They send no cookie and bypass the storefront's client, so that no
 * other page contains their URLs.
 */
async function ask(id: OperationId, route: string, { key, isControl }: Access, sent: Sent = {}): Promise<unknown> {
  const [method = '', path = ''] = route.split(' ')
  const { body, isOnce } = sent
  const headers = {
    ...(isControl ? { 'X-Control-Key': key } : { Authorization: `Bearer ${key}` }),
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(isOnce ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
  }
  const response = await fetch(BASE + path, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw browserError(id, 'offline')
  })
  const answer = (await response.json().catch(() => {
    throw browserError(id, 'unreadable')
  })) as unknown
  if (response.ok) return answer
  throw new ApiError(id, answer as ApiError['problem'])
}

/** What a key opens. A control key belongs to no site, so it opens no cases. */
export type DeskData = { cases: Schema<'OpsCases'> | undefined; switches: Schema<'OpsSwitches'> }

/** The cases that wait for a decision, and the switches. */
export async function readAll(access: Access): Promise<DeskData> {
  const cases = access.isControl ? undefined : ((await ask('opsCaseList', opsCaseList, access)) as Schema<'OpsCases'>)
  return { cases, switches: (await ask('opsSwitchList', opsSwitchList, access)) as Schema<'OpsSwitches'> }
}

/** Records the decision on a case. */
export const settleCase = async (access: Access, id: string, act: Schema<'OpsAct'>) =>
  (await ask('opsCaseSettle', opsCaseSettle.replace('{id}', encodeURIComponent(id)), access, {
    body: act,
    isOnce: true,
  })) as Schema<'OpsSettled'>

/** Sets or lifts a switch. */
export const setSwitch = async (access: Access, order: Schema<'OpsSwitchOrder'>) =>
  (await ask('opsSwitchSet', opsSwitchSet, access, { body: order })) as Schema<'OpsSwitches'>
