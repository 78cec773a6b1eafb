import { statSync } from 'node:fs'

/**
 * Identifies a version of a file: the returned text changes with every change of the content, owner or mode. Empty if
 * there is no file, and the error code if the file cannot be examined.
 */
export function stampOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
    return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}
