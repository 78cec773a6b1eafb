import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const CLI = require.resolve('@redocly/cli/bin/cli.js')
const WORKFLOWS = join(import.meta.dirname, '../../openapi/workflows')

/** One thing that was looked at in an answer. */
interface Check {
  name: string
  passed: boolean
  message: string
}

/** A step as it was taken; one that was repeated is there once for each time. */
export interface TakenStep {
  stepId: string
  checks: Check[]
}

/** Where the documents of a workflow are served. */
export interface Servers {
  agency: string
  bank: string
}

interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: TakenStep[] }[] }>
}

/** Runs the document of this name with `redocly respect`; answers every step that was taken, in order. */
export async function runWorkflow(name: string, servers: Servers, inputs: object): Promise<TakenStep[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rota-workflow-'))
  const report = join(folder, 'report.json')
  const server = Object.entries(servers)
    .map(([source, url]) => `${source}=${url}`)
    .join()
  const options = ['--server', server, '--input', JSON.stringify(inputs), '--json-output', report]
  try {
    const said = await ended([CLI, 'respect', `${name}.arazzo.yaml`, ...options])
    const { files } = JSON.parse(await readFile(report, 'utf8').catch(() => Promise.reject(new Error(said)))) as Report
    return Object.values(files).flatMap(({ executedWorkflows }) =>
      executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Runs a program of Node to its end; answers all that it said. */
async function ended(args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { cwd: WORKFLOWS, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  await once(child, 'close')
  return said
}
