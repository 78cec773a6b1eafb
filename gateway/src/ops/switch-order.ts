import { operations } from '@rota/openapi/agency/operations'
import { operations as providerOperations } from '@rota/openapi/provider/operations'
import type { Config } from '../ports/config.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import type { SwitchOrder } from '../ports/switches.ts'

type Kind = SwitchOrder['kind']

/** Tells whether a switch of a kind can have a name. Switches of kinds without an entry have no name. */
const IS_NAME_OF_KIND: Partial<Record<Kind, (name: string) => boolean>> = {
  way: (name) => ['creditcard', 'transfer', 'later'].includes(name),
  upstream: (name) => ['agency', 'provider'].includes(name),
  operation: (name) => Object.hasOwn(operations, name) && !name.startsWith('opsSwitch'),
  checks: (name) => Object.hasOwn({ ...operations, ...providerOperations }, name),
}

/** Kinds that the key of a site may set, at its own site only. */
const SITE_KEY_KINDS: ReadonlySet<Kind> = new Set(['payments', 'way', 'forms', 'maintenance'])

/** Kinds that cannot be set for a single site, because all sites share the upstreams and their responses. */
const GLOBAL_KINDS: ReadonlySet<Kind> = new Set(['upstream', 'checks'])

const NOT_OWN = 'This key only sets switches of its own site. Name its host in site.'
const ONLY_CONTROL = 'Only the control key sets this switch.'

/** Who sets a switch: the operators' key, or the key of a site. */
export interface SwitchSetter {
  isOperator: boolean
  host: string
}

/**
 * Checks a switch before it is set. Throws 422 `validation` for an invalid switch, and 403 `scope-missing` if the key of
 * a site tries to set a switch of another site or one that only the control key may set.
 */
export function checkOrder(
  order: SwitchOrder,
  { isOperator, host }: SwitchSetter,
  { sites }: Pick<Config, 'sites'>,
): void {
  const isOwn = order.site === host && SITE_KEY_KINDS.has(order.kind)
  if (!isOperator && !isOwn)
    throw new Problem('scope-missing', { detail: SITE_KEY_KINDS.has(order.kind) ? NOT_OWN : ONLY_CONTROL })
  const errors = [nameError(order), siteError(order, sites), stateError(order)].filter((error) => error !== undefined)
  if (errors.length > 0) throw new Problem('validation', { errors })
}

function nameError({ kind, name }: SwitchOrder): FieldError | undefined {
  const pointer = '/name'
  const isName = IS_NAME_OF_KIND[kind]
  if (isName === undefined)
    return name === undefined ? undefined : { pointer, code: 'rule', detail: 'is not allowed for this kind' }
  if (name === undefined) return { pointer, code: 'required', detail: 'is required for this kind' }
  return isName(name) ? undefined : { pointer, code: 'choice', detail: 'is nothing that this kind can switch' }
}

function siteError({ kind, site }: SwitchOrder, sites: Config['sites']): FieldError | undefined {
  const pointer = '/site'
  if (site === undefined) return undefined
  if (GLOBAL_KINDS.has(kind)) return { pointer, code: 'rule', detail: 'is not allowed for this kind' }
  return Object.hasOwn(sites, site) ? undefined : { pointer, code: 'not-found', detail: 'is not the host of a site' }
}

function stateError({ kind, to }: SwitchOrder): FieldError | undefined {
  const isCheck = to === 'enforce' || to === 'report'
  return isCheck && kind !== 'checks' ? { pointer: '/to', code: 'choice', detail: 'is for checks only' } : undefined
}
