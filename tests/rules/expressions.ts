import agency from '@rota/openapi/agency.json' with { type: 'json' }
import provider from '@rota/openapi/provider.json' with { type: 'json' }
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { files, isTestCode, read } from './tree.ts'

/** A regular expression and its place. */
export interface Expression {
  where: string
  source: string
  flags: string
}

/**
 * Workspaces whose expressions process input of visitors, programs and upstreams.
 * Build-time code only processes our own text.
 */
const MEETS_OTHERS = /^(?:gateway\/src|openapi\/src|web\/src)\/.*\.tsx?$/
const AT_BUILD = /^(?:openapi\/src\/(?:generate|testing|provider\/testing)|gateway\/src\/platform\/docs)\//

/** The patterns of both contracts, without duplicates. */
export function patterns(): Expression[] {
  const found = new Map<string, Expression>()
  for (const [where, document] of Object.entries({ agency, provider })) {
    for (const source of patternsIn(document)) found.set(source, { where: `${where}.json`, source, flags: 'u' })
  }
  return [...found.values()]
}

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

/** A regex literal follows a character that cannot end an operand; character classes may contain slashes. */
const LITERAL =
  /(?:^|[(,=:[!&|?{};]|=>|\breturn)\s*\/((?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}]|$)/gm

const COMMENT = /^[ \t]*(?:\/?\*|\/\/).*$/gm

/** The regex literals of code that processes foreign input. */
export function literals(): Expression[] {
  const sources = files.filter((file) => MEETS_OTHERS.test(file) && !AT_BUILD.test(file) && !isTestCode(file))
  return sources.flatMap((where) =>
    Array.from(read(where).replaceAll(COMMENT, '').matchAll(LITERAL), ([, source = '', flags = '']) => ({
      where,
      source,
      flags,
    })),
  )
}

/** The expressions that the validators build from strings when they are loaded. */
export async function madeByValidators(): Promise<Expression[]> {
  const thread = new Worker(new URL('made-expressions.ts', import.meta.url))
  const [made] = (await once(thread, 'message')) as [Omit<Expression, 'where'>[]]
  return made.map((expression) => ({ where: 'openapi/src/runtime.ts', ...expression }))
}
