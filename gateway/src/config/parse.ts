import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ZodError } from 'zod'
import { ConfigError } from './config-error.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** The absolute path of a file in the configuration. Relative paths start at the root of the repository. */
export const pathOf = (file: string) => resolve(ROOT, file)

/** The value of the JSON file that a variable names. Fails with a ConfigError if it cannot be read. */
export function readJson(variable: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(file), 'utf8'))
  } catch {
    throw new ConfigError([`${variable} ${file} cannot be read as JSON`])
  }
}

type Parsed<T> = { success: true; data: T } | { success: false; error: ZodError }

/** Returns the parsed value, or throws a ConfigError with one sentence per problem. */
export function orThrow<T>(parsed: Parsed<T>, variable = ''): T {
  if (parsed.success) return parsed.data
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) =>
      [variable, path.join('.'), wordingOf(message)].filter(Boolean).join(' '),
    ),
  )
}

/** The message of zod, or 'is not set' if the variable is missing. */
const wordingOf = (message: string) => (message.endsWith('received undefined') ? 'is not set' : message)
