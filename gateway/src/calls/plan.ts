import { marks, type Path } from '@rota/openapi/agency/marks'
import { operations, type Operation as Row } from '@rota/openapi/agency/operations'
import { neededHeaders } from '../guards/missing-headers.ts'
import { isForBrowsers } from '../guards/scope.ts'
import { policyOf, type ClassPolicy } from '../policy/classes.ts'
import type { OperationId } from '../ports/contract.ts'

/** Everything about an operation that is the same for each of its calls, worked out at start. */
export interface Plan {
  row: Row
  policy: ClassPolicy
  /** Pattern of its path, as the log calls it. */
  route: string
  /** Answered with something of the visitor's own. */
  isPersonal: boolean
  /** Reads the session of a browser, or of whoever has a key. */
  hasSession: boolean
  /** Counts calls of a visitor. */
  isCounted: boolean
  asksOrigin: boolean
  asksKey: boolean
  /** 401 without a session. */
  needsSession: boolean
  /** Names of the headers that a call has to have. */
  neededHeaders: readonly string[]
  /** Answers to a shared audience may be kept and asked about again. */
  caching: 'no-store' | 'no-cache'
  /** Properties that never leave. */
  hidden: readonly Path[]
}

/** Where the operations are served. */
export const BASE = '/api'

function planOf(row: Row): Plan {
  const policy = policyOf(row.class)
  // Of what is shared, only the boot call has a part of the visitor's own.
  const isPersonal = row.audience === 'session' || row.class === 'boot'
  const isByToken = row.parameters.some((it) => it.in === 'path' && it.name === 'token')
  return {
    row,
    policy,
    route: `${BASE}${row.path}`,
    isPersonal,
    hasSession: isPersonal && isForBrowsers(row),
    isCounted: row.limit !== undefined && isForBrowsers(row),
    asksOrigin: policy.guards.includes('origin'),
    asksKey: policy.guards.includes('idempotency'),
    // What is done to a booking needs its session; what is for partners has a booking of its own in it, or none, and by
    // token there is no session (decision 1.6).
    needsSession: policy.guards.includes('session') && isForBrowsers(row) && !isByToken,
    neededHeaders: neededHeaders(row),
    caching: isPersonal ? 'no-store' : 'no-cache',
    hidden: marks[row.operationId].answer.private,
  }
}

/** The plan of each operation. A class or guard of the contract that is not known here stops the start. */
export const PLANS = Object.fromEntries(
  Object.values(operations).map((row) => [row.operationId, planOf(row)]),
) as Readonly<Record<OperationId, Plan>>
