import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The root folder of the project. */
export const root = join(import.meta.dirname, '..', '..')

/** The project's files, by path from the root: all that git tracks or does not ignore. */
export const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** The text of a file. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Whether a file is source code. */
export const isSource = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')

/** Whether a file is test code, which no product contains: tests, workspace `tests`, and folders called `testing`. */
export const isTestCode = (file: string): boolean => /(^tests\/|\/testing\/|\.test\.tsx?$)/.test(file)

/** Whether a file is seed data, a message catalogue or reference data, whose length is not limited. */
export const isData = (file: string): boolean => /(^|\/)(seed|messages|reference)\//.test(file)

/** The imports of a source file, including dynamic ones; relative imports as paths from the root. */
export function importsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g)
  return Array.from(found, ([, target = '']) =>
    target.startsWith('.') ? normalize(join(dirname(file), target)) : target,
  )
}
