import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Folder of third-party tools, installed separately with `node tests/tools/install.mjs`. */
const TOOLS = join(import.meta.dirname, '../tools')

/** Their output, ignored by git and by our own tools. */
export const GENERATED = join(TOOLS, 'generated')

const inProject = createRequire(import.meta.url)

/** Programs by their usual names. */
const PROGRAMS = {
  redocly: inProject.resolve('@redocly/cli/bin/cli.js'),
  tsc: join(import.meta.dirname, '../../node_modules/typescript/bin/tsc'),
  spectral: join(TOOLS, 'node_modules/@stoplight/spectral-cli/dist/index.js'),
  'openapi-ts': join(TOOLS, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  orval: join(TOOLS, 'node_modules/orval/dist/bin/orval.mjs'),
  'openapi-typescript': join(TOOLS, 'node_modules/openapi-typescript/bin/cli.js'),
}

export type Program = keyof typeof PROGRAMS

/** The result of a program. */
interface CommandResult {
  code: number | null
  /** Its output on both streams. */
  said: string
}

/** Runs a Node program to its end, by default in the tools' folder. */
export const run = (program: Program, args: string[], cwd = TOOLS): Promise<CommandResult> =>
  runScript(PROGRAMS[program], args, cwd)

/** Runs a Node script to its end, without telemetry. */
export async function runScript(script: string, args: string[], cwd = TOOLS): Promise<CommandResult> {
  if (!existsSync(join(TOOLS, 'node_modules'))) throw new Error('First: node tests/tools/install.mjs')
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1', NO_COLOR: '1' }
  const child = spawn(process.execPath, [script, ...args], { cwd, env: { ...process.env, ...quiet } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** The output of a failed program; empty when it succeeded. */
export const complaintsOf = ({ code, said }: CommandResult): string => (code === 0 ? '' : `${said} (${code})`)

/** A library among the tools. */
export const library = (name: string): unknown => createRequire(join(TOOLS, 'package.json'))(name)
