import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The root of the project. */
export const root = join(import.meta.dirname, '..', '..')

/** Files of the project, by path from its root: what git tracks, and what it does not ignore. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** The text of a file. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Whether a file holds code of ours. */
export const isSource = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

/** Test code, which runs in no product: tests, the room `tests`, and whatever tests share, in a folder called `testing`. */
export const isTestCode = (file: string): boolean => /(^tests\/|\/testing\/|\.test\.tsx?$)/.test(file)

/** Seed data, catalogues and reference data are as long as what they describe. */
export const isData = (file: string): boolean => /(^|\/)(seed|messages|reference)\//.test(file)

/** What a source file imports, dynamic imports included; relative ones as paths from the root. */
export function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g)
  return Array.from(found, ([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  )
}
