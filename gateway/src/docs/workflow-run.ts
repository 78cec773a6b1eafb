import { TEST_KEY } from './samples.ts'
import { civilAhead, SAMPLE_STAY } from './sample-days.ts'
import type { WorkflowDocument } from './workflow-document.ts'

/** A value for every input that workflows have, as it stands in the text of JSON. */
function values(now: number): Record<string, string> {
  const [checkIn, checkOut] = SAMPLE_STAY.map((days) => civilAhead(now, days).replaceAll('-', ''))
  return {
    siteKey: `"${TEST_KEY}"`,
    // The shell makes a new one for each run.
    run: `"'$(uuidgen)'"`,
    checkIn: `${checkIn}`,
    checkOut: `${checkOut}`,
    callAt: `"${civilAhead(now, 3)} 14:30"`,
    contractHash: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
  }
}

/**
 * The command that runs a workflow against this gateway, with inputs that hold.
 * @param now epoch milliseconds
 */
export function runCommand({ name, workflows }: WorkflowDocument, origin: string, now: number): string {
  const sample = values(now)
  const names = workflows.flatMap(({ inputs }) => Object.keys(inputs?.properties ?? {}))
  const pairs = [...new Set(names)].map((input) => `"${input}": ${sample[input] ?? '""'}`)
  return `npx redocly respect openapi/workflows/${name}.arazzo.yaml \\
  --server agency=${origin}/api \\
  --input '{ ${pairs.join(', ')} }'`
}
