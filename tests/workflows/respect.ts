import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const require = createRequire(import.meta.url)
const CLI = require.resolve('@redocly/cli/bin/cli.js')

/** A single check of a response. */
interface Check {
  name: string
  passed: boolean
  message: string
}

/** An executed step; a repeated step occurs several times. */
export interface TakenStep {
  stepId: string
  checks: Check[]
}

interface Downloaded {
  sourceDescriptions: { url: string }[]
}

interface Report {
  files: Record<string, { executedWorkflows: { executedSteps: TakenStep[] }[] }>
}

/**
 * Downloads workflows and their sources, and runs them unchanged, one after the other, with `redocly respect`. Returns
 * the executed steps in order, by name of the workflow.
 * @param shop origin of the gateway
 * @param options further options of the runner
 */
export async function runWorkflows(
  names: readonly string[],
  shop: string,
  options: string[] = [],
): Promise<Map<string, TakenStep[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'rota-workflow-'))
  const report = join(folder, 'report.json')
  const files = names.map((name) => `${name}.arazzo.json`)
  try {
    for (const file of files) {
      const { sourceDescriptions } = JSON.parse(await download(shop, file, folder)) as Downloaded
      for (const { url } of sourceDescriptions) await download(shop, url, folder)
    }
    const said = await ended(folder, [CLI, 'respect', ...files, ...options, '--json-output', report])
    const text = await readFile(report, 'utf8').catch(() => Promise.reject(new Error(said)))
    const { files: taken } = JSON.parse(text) as Report
    return new Map(
      Object.entries(taken).map(([path, { executedWorkflows }]) => [
        basename(path, '.arazzo.json'),
        executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function download(shop: string, file: string, folder: string): Promise<string> {
  const answer = await fetch(`${shop}/docs/workflows/${file}`)
  if (!answer.ok) throw new Error(`${file} is answered ${answer.status}`)
  const text = await answer.text()
  await writeFile(join(folder, file), text)
  return text
}

/** Runs a Node program to its end; returns its output. */
async function ended(cwd: string, args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const child = spawn(process.execPath, args, { cwd, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  await once(child, 'close')
  return said
}
