import { library } from './tools.ts'

/** The parts of a contract that matter for a release. */
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
 * Changes that break a client of the old document, one per line. Only operations are compared, because there it is
 * known whether a value is sent or received.
 */
export function breakingChanges(before: Released, after: Released): string[] {
  const { compareOpenApi } = library('api-smart-diff') as SmartDiff
  const { diffs } = compareOpenApi(structuredClone(before), structuredClone(after))
  return diffs
    .filter(({ path }) => path[0] === 'paths')
    .filter((it) => it.type === 'breaking' || isAnotherType(it) || isRefusedNow(it))
    .map(({ action, path }) => `${action} ${path.join(' ')}`)
}

/** A changed type breaks both senders and receivers. */
const isAnotherType = ({ action, path }: Difference) => action === 'replace' && path.at(-1) === 'type'

/** Request bodies are closed, so sending a removed property is refused. */
const isRefusedNow = ({ action, path }: Difference) =>
  action === 'remove' && path.includes('requestBody') && path.at(-2) === 'properties'

/** Breaking changes that the contract does not announce by a new `info.version`. */
export const unannounced = (released: Released, current: Released): string[] =>
  released.info.version === current.info.version ? breakingChanges(released, current) : []
