import { operations } from '@rota/openapi/agency/operations'
import { operations as providerOperations } from '@rota/openapi/provider/operations'
import type { Config } from '../ports/config.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import type { SwitchOrder } from '../ports/switches.ts'

type Kind = SwitchOrder['kind']

/** The names that a switch can have. Kinds without an entry have none. */
const NAMES: Partial<Record<Kind, (name: string) => boolean>> = {
  way: (name) => ['creditcard', 'transfer', 'later'].includes(name),
  upstream: (name) => ['agency', 'provider'].includes(name),
  operation: (name) => Object.hasOwn(operations, name) && !name.startsWith('opsSwitch'),
  checks: (name) => Object.hasOwn({ ...operations, ...providerOperations }, name),
}

/** What the key of a site may set, at its own site. */
const OF_A_SITE: ReadonlySet<Kind> = new Set(['payments', 'way', 'forms', 'maintenance'])

/** Kinds that are the same for all sites: upstreams are shared by them, and so are responses. */
const OF_ALL_SITES: ReadonlySet<Kind> = new Set(['upstream', 'checks'])

const NOT_OWN = 'This key only sets switches of its own site. Name its host in site.'
const ONLY_CONTROL = 'Only the control key sets this switch.'

/** Who sets a switch: the operators' key, or the key of a site. */
export interface Setting {
  isOperator: boolean
  host: string
}

/**
 * Checks a switch before it is set. Fails with 422, or with `scope-missing` for what only the control key may set: a
 * key opens one site.
 */
export function checkOrder(order: SwitchOrder, { isOperator, host }: Setting, { sites }: Pick<Config, 'sites'>): void {
  const isOwn = order.site === host && OF_A_SITE.has(order.kind)
  if (!isOperator && !isOwn)
    throw new Problem('scope-missing', { detail: OF_A_SITE.has(order.kind) ? NOT_OWN : ONLY_CONTROL })
  const errors = [nameError(order), siteError(order, sites), stateError(order)].filter((error) => error !== undefined)
  if (errors.length > 0) throw new Problem('validation', { errors })
}

function nameError({ kind, name }: SwitchOrder): FieldError | undefined {
  const pointer = '/name'
  const isKnown = NAMES[kind]
  if (isKnown === undefined)
    return name === undefined ? undefined : { pointer, code: 'rule', detail: 'is not allowed for this kind' }
  if (name === undefined) return { pointer, code: 'required', detail: 'is required for this kind' }
  return isKnown(name) ? undefined : { pointer, code: 'choice', detail: 'is nothing that this kind can switch' }
}

function siteError({ kind, site }: SwitchOrder, sites: Config['sites']): FieldError | undefined {
  const pointer = '/site'
  if (site === undefined) return undefined
  if (OF_ALL_SITES.has(kind)) return { pointer, code: 'rule', detail: 'is not allowed for this kind' }
  return Object.hasOwn(sites, site) ? undefined : { pointer, code: 'not-found', detail: 'is not the host of a site' }
}

function stateError({ kind, to }: SwitchOrder): FieldError | undefined {
  const isCheck = to === 'enforce' || to === 'report'
  return isCheck && kind !== 'checks' ? { pointer: '/to', code: 'choice', detail: 'is for checks only' } : undefined
}
