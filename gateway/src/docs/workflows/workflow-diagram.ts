import type { Operation } from '@rota/openapi/agency/operations'
import { markup, type Markup } from '../markup.ts'
import { calledBy, type Step, type Workflow } from './workflow-document.ts'

/** Participants in column order. A workflow shows only those it uses. */
const ACTORS = {
  caller: 'You',
  gateway: 'Gateway',
  agency: 'Agency',
  provider: 'Provider',
  bank: 'Bank',
} as const

type Actor = keyof typeof ACTORS

interface Message {
  from: Actor
  to: Actor
  text: string
  isAnswer?: boolean
}

/**
 * A workflow as a sequence of messages, in a single list: CSS shows it as lanes and arrows, also at 360 px, and screen
 * readers read it as sentences.
 */
export function sequenceDiagram({ steps }: Workflow): Markup {
  const rows = steps.map((step, at) => ({ step, messages: messagesOf(step, isRepeated(step, steps.slice(0, at))) }))
  const used = (Object.keys(ACTORS) as Actor[]).filter((actor) =>
    rows.some(({ messages }) => messages.some(({ from, to }) => from === actor || to === actor)),
  )
  return markup`<div class="sequence lanes-${used.length}">
<div class="lanes" aria-hidden="true">${used.map((actor) => markup`<span>${ACTORS[actor]}</span>`)}</div>
<ol>${rows.map(
    ({ step, messages }) => markup`<li><a class="step" href="#${step.stepId}">${step.stepId}</a>
<ul>${messages.map((message) => messageRow(message, used))}</ul></li>`,
  )}</ol></div>`
}

function messageRow({ from, to, text, isAnswer }: Message, used: readonly Actor[]): Markup {
  const [fromColumn, toColumn] = [used.indexOf(from), used.indexOf(to)]
  const direction = fromColumn === toColumn ? 'own' : fromColumn < toColumn ? 'there' : 'back'
  return markup`<li class="message ${direction}${isAnswer && ' answer'} from-${Math.min(fromColumn, toColumn) + 1} over-${Math.abs(fromColumn - toColumn)}"><span class="sr">${ACTORS[from]} to ${ACTORS[to]}: </span><span class="words">${text}</span></li>`
}

/**
 * Whether a step repeats an earlier call with its Idempotency-Key, so that the gateway responds without calling the
 * agency.
 */
function isRepeated(step: Step, earlier: readonly Step[]): boolean {
  const keyedCall = ({ operationId, parameters = [], requestBody }: Step) =>
    parameters.some(({ name }) => name === 'Idempotency-Key') && JSON.stringify([operationId, parameters, requestBody])
  return keyedCall(step) !== false && earlier.some((other) => keyedCall(other) === keyedCall(step))
}

function messagesOf(step: Step, repeated: boolean): Message[] {
  const called = calledBy(step)
  const answer = answerOf(step)
  if ('row' in called) return throughGateway(called.row, answer, repeated)
  const to: Actor = called.source === 'bank' ? 'bank' : 'gateway'
  return [
    { from: 'caller', to, text: called.operationId },
    { from: to, to: 'caller', text: answer, isAnswer: true },
  ]
}

function throughGateway(row: Operation, answer: string, repeated: boolean): Message[] {
  const upstream: Actor | undefined = row.gateway || repeated ? undefined : row.partner ? 'provider' : 'agency'
  return [
    { from: 'caller', to: 'gateway', text: `${row.method} ${row.path}` },
    ...(upstream === undefined ? [] : [{ from: 'gateway' as const, to: upstream, text: row.operationId }]),
    { from: 'gateway', to: 'caller', text: answer, isAnswer: true },
  ]
}

/** The outputs of a step, or that it succeeded. */
function answerOf({ outputs = {}, successCriteria = [] }: Step): string {
  const names = Object.keys(outputs)
  if (names.length > 0) return names.join(', ')
  const status = successCriteria.map(({ condition }) => /^\$statusCode == (\d{3})$/.exec(condition)?.[1]).find(Boolean)
  return status ?? 'ok'
}
