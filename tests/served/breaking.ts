import { library } from './tools.ts'

/** A contract, as far as a release is about it. */
export interface Released {
  info: { version: string }
  paths: object
}

interface Difference {
  action: string
  path: (string | number)[]
  type: string
}

interface SmartDiff {
  compareOpenApi: (before: object, after: object) => { diffs: Difference[] }
}

/**
 * What a client of the one document would not survive in the other: one line each. Only calls are looked at, where it is
 * known whether something is sent or answered.
 */
export function breakingChanges(before: Released, after: Released): string[] {
  const { compareOpenApi } = library('api-smart-diff') as SmartDiff
  const { diffs } = compareOpenApi(structuredClone(before), structuredClone(after))
  return diffs
    .filter(({ path }) => path[0] === 'paths')
    .filter((it) => it.type === 'breaking' || isAnotherType(it) || isRefusedNow(it))
    .map(({ action, path }) => `${action} ${path.join(' ')}`)
}

/** A text is no number, whoever gets it. */
const isAnotherType = ({ action, path }: Difference) => action === 'replace' && path.at(-1) === 'type'

/** Bodies are closed: what may not be sent any more is refused. */
const isRefusedNow = ({ action, path }: Difference) =>
  action === 'remove' && path.includes('requestBody') && path.at(-2) === 'properties'

/** The breaking changes that a contract makes without saying so: a new `info.version` is how it says so. */
export const unannounced = (released: Released, current: Released): string[] =>
  released.info.version === current.info.version ? breakingChanges(released, current) : []
