import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Where the tools of others are installed, apart from the project; `node tests/tools/install.mjs` does it. */
const TOOLS = join(import.meta.dirname, '../tools')

/** What they make, ignored by git and by our own tools. */
export const GENERATED = join(TOOLS, 'generated')

const inProject = createRequire(import.meta.url)

/** Programs by the names that people call them. */
const PROGRAMS = {
  redocly: inProject.resolve('@redocly/cli/bin/cli.js'),
  tsc: join(import.meta.dirname, '../../node_modules/typescript/bin/tsc'),
  spectral: join(TOOLS, 'node_modules/@stoplight/spectral-cli/dist/index.js'),
  'openapi-ts': join(TOOLS, 'node_modules/@hey-api/openapi-ts/bin/run.js'),
  orval: join(TOOLS, 'node_modules/orval/dist/bin/orval.mjs'),
  'openapi-typescript': join(TOOLS, 'node_modules/openapi-typescript/bin/cli.js'),
}

export type Program = keyof typeof PROGRAMS

/** How a program has ended. */
interface Ended {
  code: number | null
  /** Everything that it said, on both streams. */
  said: string
}

/** Runs a program of Node in the folder of the tools, or in another one, to its end. */
export const run = (program: Program, args: string[], cwd = TOOLS): Promise<Ended> =>
  runScript(PROGRAMS[program], args, cwd)

/** Runs a script of Node to its end. None of them has anything to tell its makers. */
export async function runScript(script: string, args: string[], cwd = TOOLS): Promise<Ended> {
  if (!existsSync(join(TOOLS, 'node_modules'))) throw new Error('First: node tests/tools/install.mjs')
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1', NO_COLOR: '1' }
  const child = spawn(process.execPath, [script, ...args], { cwd, env: { ...process.env, ...quiet } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** What a program has to complain of; nothing when it has ended well. */
export const complaintsOf = ({ code, said }: Ended): string => (code === 0 ? '' : `${said} (${code})`)

/** A library of the tools. */
export const library = (name: string): unknown => createRequire(join(TOOLS, 'package.json'))(name)
