import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import { pathOf } from './parse.ts'

type Variables = Record<string, string | undefined>

/**
 * Returns the variables together with those that are read from files: `SESSION_KEYS_FILE` names the file whose trimmed
 * content becomes `SESSION_KEYS`. Orchestrators put secrets into files, where neither a list of processes nor a crash
 * report shows them (decision 14.4). Throws a ConfigError, which quotes no content, if a file cannot be read or a
 * variable is given twice.
 * @param names all variables; one of them may itself end with `_FILE`
 */
export function withFiles(env: Variables, names: readonly string[]): Variables {
  const namesWithFile = names.filter((name) => env[`${name}_FILE`] !== undefined)
  const contents = namesWithFile.map((name) => [name, contentOf(env[`${name}_FILE`] ?? '')] as const)
  const problems = [
    ...namesWithFile.filter((name) => env[name] !== undefined).map((name) => `${name} and ${name}_FILE are both set`),
    ...contents.filter(([, text]) => text === undefined).map(([name]) => `${name}_FILE cannot be read, or is empty`),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return { ...env, ...Object.fromEntries(contents) }
}

/** The trimmed content of a file. Undefined if the file cannot be read or is empty. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(pathOf(file), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
