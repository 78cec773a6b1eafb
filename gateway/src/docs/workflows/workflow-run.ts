import type { Reader } from '../reader.ts'
import type { WorkflowDocument } from './workflow-document.ts'

/** The command that runs a workflow against this gateway. All inputs have defaults except the key of a real site. */
export function runCommand({ name }: Pick<WorkflowDocument, 'name'>, { origin, keys, isPretend }: Reader): string {
  const run = `npx @redocly/cli respect ${origin}/docs/workflows/${name}.arazzo.json`
  return isPretend ? run : `${run} \\\n  --input '{ "siteKey": "${keys.site}" }'`
}
