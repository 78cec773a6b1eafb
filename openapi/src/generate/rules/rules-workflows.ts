/** What the generator reads of an Arazzo 1.0.1 document. Lint has found it to be one; everything else passes through. */
export interface Workflows {
  /** The file's name without its ending. */
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

/** Where a document breaks a rule of this house that lint cannot know: one sentence each. */
export function brokenWorkflowRules({ info, workflows }: Workflows, operations: ReadonlySet<string>): string[] {
  return [...undescribed('the document', info), ...workflows.flatMap((workflow) => brokenBy(workflow, operations))]
}

function brokenBy(workflow: Workflow, operations: ReadonlySet<string>): string[] {
  const { workflowId, inputs, steps } = workflow
  const silent = Object.entries(inputs?.properties ?? {}).filter(([, input]) => !input.description)
  return [
    ...undescribed(workflowId, workflow),
    ...silent.map(([name]) => `${workflowId}: the input ${name} has no description.`),
    ...steps.flatMap((step) =>
      brokenByStep(step, operations).map((broken) => `${workflowId}/${step.stepId} ${broken}`),
    ),
  ]
}

function brokenByStep({ description, operationId, successCriteria }: Step, operations: ReadonlySet<string>): string[] {
  // A runner takes any documented status for an answer, problems included.
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
