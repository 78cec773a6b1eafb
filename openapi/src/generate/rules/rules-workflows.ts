/** The parts of a linted Arazzo 1.0.1 document that the generator reads. Everything else is copied unchanged. */
export interface Workflows {
  /** File name without extension. */
  name: string
  info: { summary?: string; description?: string }
  sourceDescriptions: { name: string; url: string }[]
  workflows: Workflow[]
}

interface Workflow {
  workflowId: string
  summary?: string
  description?: string
  inputs?: { properties?: Record<string, { description?: string }> }
  steps: Step[]
}

interface Step {
  stepId: string
  description?: string
  operationId?: string
  successCriteria?: { condition: string }[]
}

/**
 * The rules that Redocly does not have for workflows: everything has a description, and every step calls an existing
 * operation and names its success status. Returns one sentence per violation.
 */
export function brokenWorkflowRules({ info, workflows }: Workflows, operations: ReadonlySet<string>): string[] {
  return [...undescribed('the document', info), ...workflows.flatMap((workflow) => brokenBy(workflow, operations))]
}

function brokenBy(workflow: Workflow, operations: ReadonlySet<string>): string[] {
  const { workflowId, inputs, steps } = workflow
  const undescribedInputs = Object.entries(inputs?.properties ?? {}).filter(([, input]) => !input.description)
  return [
    ...undescribed(workflowId, workflow),
    ...undescribedInputs.map(([name]) => `${workflowId}: the input ${name} has no description.`),
    ...steps.flatMap((step) =>
      brokenByStep(step, operations).map((broken) => `${workflowId}/${step.stepId} ${broken}`),
    ),
  ]
}

function brokenByStep({ description, operationId, successCriteria }: Step, operations: ReadonlySet<string>): string[] {
  // A runner accepts every documented status, including problems.
  const namesStatus = successCriteria?.some(({ condition }) => /^\$statusCode == 2\d\d$/.test(condition))
  return [
    ...(description ? [] : ['has no description.']),
    ...(operations.has(operationId ?? '') ? [] : [`calls ${operationId ?? 'nothing'}: no document has it.`]),
    ...(namesStatus ? [] : ['does not say which status is success.']),
  ]
}

const undescribed = (what: string, { summary, description }: { summary?: string; description?: string }) => [
  ...(summary ? [] : [`${what} has no summary.`]),
  ...(description ? [] : [`${what} has no description.`]),
]
