import type { Operation } from '@rota/openapi/agency/operations'
import { Problem } from '../errors.ts'

/** Whether a call is there for a browser: one with a scope needs a key of it, and a browser has none. */
export const isForBrowsers = ({ scope }: Pick<Operation, 'scope'>): boolean => scope === undefined

/** 404 for a call that is not for browsers, as if there were none (reliability C10). */
export function checkScope(operation: Pick<Operation, 'scope'>): void {
  if (!isForBrowsers(operation)) throw new Problem('not-found')
}
