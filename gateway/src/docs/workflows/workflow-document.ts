import { operations, type Operation } from '@rota/openapi/agency/operations'

/** The parts of a generated Arazzo document that the pages read. */
export interface WorkflowDocument {
  /** Name of its file and page. */
  name: string
  info: { title: string; version: string; summary?: string; description?: string }
  sourceDescriptions: { name: string; type?: string; url: string }[]
  workflows: Workflow[]
}

/** A workflow of a document, with its steps. */
export interface Workflow {
  workflowId: string
  summary?: string
  description?: string
  inputs?: { required?: string[]; properties?: Record<string, { type?: string; description?: string }> }
  parameters?: StepParameter[]
  steps: Step[]
  outputs?: Record<string, string>
}

interface StepParameter {
  name: string
  in?: string
  value: unknown
}

/** One call of a workflow. */
export interface Step {
  stepId: string
  description?: string
  /** `$sourceDescriptions.agency.hotelPrice` */
  operationId?: string
  /** Id of another workflow to run. */
  workflowId?: string
  parameters?: StepParameter[]
  requestBody?: { contentType?: string; payload?: unknown }
  /** With `context`, `condition` is a regular expression for its value. */
  successCriteria?: { condition: string; context?: string }[]
  onFailure?: { type?: string; retryAfter?: number; retryLimit?: number }[]
  outputs?: Record<string, string>
}

/** The target of a step: an operation of this gateway or of another source, such as the bank. */
export type Called = { source: 'gateway'; row: Operation } | { source: string; operationId: string }

/** The operation that a step calls. */
export function calledBy({ operationId = '', workflowId = '' }: Step): Called {
  const [, source = '', id = operationId] = /^\$sourceDescriptions\.([\w-]+)\.([\w-]+)$/.exec(operationId) ?? []
  const row = Object.values(operations).find((it) => it.operationId === id)
  if (row !== undefined && (source === 'agency' || source === '')) return { source: 'gateway', row }
  return { source: source === '' ? 'workflow' : source, operationId: id === '' ? workflowId : id }
}

/** Describes where the value of a runtime expression comes from. */
export function expressionWords(expression: string): string {
  return expression
    .replace(/^\$response\.body#\//, 'response body: ')
    .replace(/^\$response\.body$/, 'the whole response body')
    .replace(/^\$response\.header\./, 'header ')
    .replace(/^\$steps\.(\w+)\.outputs\.(\w+)$/, '$2 of $1')
    .replace(/^\$inputs\./, 'input ')
    .replaceAll(/\{\$inputs\.(\w+)\}/g, '‹$1›')
    .replace(/^\$statusCode$/, 'status')
}

/** All workflows of the contract. */
export async function workflowDocuments(): Promise<readonly WorkflowDocument[]> {
  const { default: all } = await import('@rota/openapi/workflows.json', { with: { type: 'json' } })
  return all
}
