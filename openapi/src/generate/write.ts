import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes files to a folder, and deletes all others there. Unchanged files keep their timestamps, so that nothing is
 * rebuilt needlessly.
 * @returns the number of changed and deleted files
 */
export function writeFolder(folder: string, files: Map<string, string>): number {
  const stale = filesIn(folder).filter((name) => !files.has(name))
  for (const name of stale) rmSync(path.join(folder, name))
  let changed = stale.length
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    changed++
  }
  return changed
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
