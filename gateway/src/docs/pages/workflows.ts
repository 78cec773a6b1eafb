import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { referenceHref } from '../words/journey.ts'
import { markup, passage, prose, type Markup } from '../markup.ts'
import {
  calledBy,
  expressionWords,
  type Step,
  type Workflow,
  type WorkflowDocument,
} from '../workflows/workflow-document.ts'
import { sequenceDiagram } from '../workflows/workflow-diagram.ts'
import type { Reader } from '../reader.ts'
import { runCommand } from '../workflows/workflow-run.ts'

const SECTION = '/docs/workflows'

/** The list of all workflows. */
export const workflowsPage = (all: readonly WorkflowDocument[]): Page => ({
  title: 'Workflows',
  description: 'Complete flows across several calls, with diagrams and step-by-step instructions.',
  section: SECTION,
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Workflows</h1>
<p class="lead">Complete flows across several calls. Each is an Arazzo document that every test run executes against this gateway, so every step works as described.</p></header>
<ul class="entries">${all.map(
    ({ name, info, workflows }) => markup`<li><a class="entry" href="${SECTION}/${name}">
<strong>${info.title}</strong><span>${prose(info.summary ?? '')}</span>
<span class="count nums">${workflows.reduce((sum, { steps }) => sum + steps.length, 0)} steps</span></a></li>`,
  )}</ul></main>`,
})

/** One document: its description, how to run it, and each of its workflows as a diagram and as steps. */
export const workflowPage = (document: WorkflowDocument, reader: Reader): Page => {
  const { name, info, workflows } = document
  return {
    title: info.title,
    description: info.summary ?? info.title,
    section: SECTION,
    body: markup`<main id="content" class="page">
<header class="opening"><p class="crumb"><a class="link" href="${SECTION}">Workflows</a></p>
<h1 class="display">${info.title}</h1>
<div class="lead">${passage(info.description ?? info.summary ?? '')}</div>
<p><a class="link" href="${SECTION}/${name}.arazzo.json">${name}.arazzo.json</a></p>
${codeBlock('Run it', 'sh', runCommand(document, reader))}</header>
${workflows.map((workflow) => sectionOf(workflow, workflows.length > 1, reader))}</main>`,
  }
}

function sectionOf(workflow: Workflow, isOneOfSeveral: boolean, reader: Reader): Markup {
  const { workflowId, summary, description, inputs } = workflow
  return markup`<section class="workflow" aria-labelledby="${workflowId}">
<h2 id="${workflowId}"${!isOneOfSeveral && markup` class="sr"`}>${summary ?? workflowId}</h2>
<div class="part"><h3>Inputs</h3><div class="stack">${description !== undefined && passage(description)}
<dl class="facts">${Object.entries(inputs?.properties ?? {}).map(
    ([name, input]) =>
      markup`<div><dt><code>${name}</code></dt><dd>${prose(input.description ?? input.type ?? '')}</dd></div>`,
  )}</dl></div></div>
<div class="part"><h3>Sequence</h3>${sequenceDiagram(workflow)}</div>
<div class="part"><h3>Steps</h3><div class="stack"><p>Send <code>Authorization: Bearer ‹siteKey›</code> with every call to the gateway. In a body, replace <code>$inputs.x</code> by your input and <code>$steps.x.outputs.y</code> by the output <code>y</code> of step <code>x</code>. Dates are numbers without quotes.</p><ol class="steps">${workflow.steps.map((step) => stepItem(step, reader))}</ol></div></div></section>`
}

function stepItem(step: Step, reader: Reader): Markup {
  const { stepId, description = '', parameters = [], outputs = {} } = step
  return markup`<li id="${stepId}"><h4>${stepId}</h4>
<p class="call">${callOf(step, reader)}</p>
${passage(description)}
${
  parameters.length > 0 &&
  markup`<dl class="facts">${parameters.map(
    ({ name, value }) => markup`<div><dt><code>${name}</code></dt><dd>${expressionWords(String(value))}</dd></div>`,
  )}</dl>`
}
${bodyOf(step)}
${conditionsOf(step)}
${
  Object.keys(outputs).length > 0 &&
  markup`<p class="kept">Outputs: ${Object.entries(outputs).map(
    ([name, from], i) => markup`${i > 0 && ', '}<code>${name}</code> (${expressionWords(from)})`,
  )}.</p>`
}${repetitionOf(step)}</li>`
}

/** The request body: JSON, or the fields of a form for the bank. */
function bodyOf({ stepId, requestBody }: Step): Markup | undefined {
  const { contentType, payload } = requestBody ?? {}
  if (payload === undefined) return undefined
  if (contentType !== FORM) return codeBlock(`Body of ${stepId}`, 'json', JSON.stringify(payload, null, 2))
  const lines = Object.entries(payload as Record<string, unknown>).map(([name, value]) => `${name}: ${String(value)}`)
  return codeBlock(`Form of ${stepId}`, 'http', lines.join('\n'))
}

const FORM = 'application/x-www-form-urlencoded'

/** What the response must satisfy before the next step. */
function conditionsOf({ successCriteria = [] }: Step): Markup | undefined {
  if (successCriteria.length === 0) return undefined
  return markup`<p class="kept">Conditions: ${successCriteria.map(
    ({ condition, context }, i) =>
      markup`${i > 0 && ', '}${context !== undefined && markup`<code>${context}</code> matches `}<code>${condition}</code>`,
  )}.</p>`
}

function callOf(step: Step, { bank }: Reader): Markup {
  const called = calledBy(step)
  if (!('row' in called)) {
    const address = called.source === 'bank' && bank !== undefined && markup` (<code>${bank}</code>)`
    return markup`At the ${called.source}${address}: <code>${called.operationId}</code>`
  }
  const { row } = called
  return markup`<a class="link" href="${referenceHref(row)}"><code>${row.method} ${row.path}</code></a> <span class="muted">${row.operationId}</span>`
}

function repetitionOf({ onFailure = [] }: Step): Markup | undefined {
  const retry = onFailure.find(({ type }) => type === 'retry')
  if (retry === undefined) return undefined
  return markup`<p class="kept">Repeat after ${retry.retryAfter ?? 1} s until the conditions hold, at most ${retry.retryLimit ?? 1} times.</p>`
}
