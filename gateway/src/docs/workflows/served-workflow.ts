import { yearsAhead } from '../../contract/served-text.ts'
import type { Reader } from '../reader.ts'
import { civilAhead } from '../sample-days.ts'
import type { WorkflowDocument } from './workflow-document.ts'

/** The year of the dates in the contract's examples. */
const EXAMPLE_YEAR = 2027

/** Default inputs of workflows. Dates are those of the contract's examples. */
function defaultsFor({ keys, now, isPretend }: Reader): Record<string, unknown> {
  const year = EXAMPLE_YEAR + yearsAhead(now)
  return {
    ...(isPretend ? { siteKey: keys.site } : {}),
    run: crypto.randomUUID(),
    checkIn: Number(`${year}0521`),
    checkOut: Number(`${year}0526`),
    callAt: `${civilAhead(now, 3)} 14:30`,
  }
}

/**
 * A workflow for download, which runs as it is: its sources are served beside it, and every input has a valid default,
 * except the key of a real site.
 */
export function servedWorkflow(document: WorkflowDocument, reader: Reader): object {
  const { name: _file, sourceDescriptions, ...facts } = document
  const defaults = defaultsFor(reader)
  return {
    ...facts,
    sourceDescriptions: sourceDescriptions.map((source) => ({ ...source, url: `${source.name}.json` })),
    workflows: document.workflows.map((workflow) => ({ ...workflow, inputs: withDefaults(workflow.inputs, defaults) })),
  }
}

function withDefaults(inputs: WorkflowDocument['workflows'][number]['inputs'], defaults: Record<string, unknown>) {
  const properties = Object.entries(inputs?.properties ?? {}).map(([name, input]) => [
    name,
    name in defaults ? { ...input, default: defaults[name] } : input,
  ])
  return { ...inputs, properties: Object.fromEntries(properties) }
}
