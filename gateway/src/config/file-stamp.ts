import { statSync } from 'node:fs'

/**
 * A text that differs after every change of a file, also of its owner and mode; empty if there is no file, or the
 * error code if the file cannot be examined.
 */
export function stampOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
    return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  }
}
