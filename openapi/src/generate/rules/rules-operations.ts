import { OPERATION_CLASSES, OPERATION_LIMITS } from '../classes.ts'
import {
  callsOf,
  componentName,
  isReference,
  jsonContent,
  type Answer,
  type Call,
  type Document,
  type Schema,
} from '../document/document.ts'
import type { Rule } from './rule.ts'
import { childrenOf } from '../document/schema-walk.ts'

const CLASSES: ReadonlySet<string> = new Set(OPERATION_CLASSES)
const LIMITS: ReadonlySet<unknown> = new Set(OPERATION_LIMITS)
const AUDIENCES = new Set(['shared', 'session', undefined])

/** Whether a value is a valid `x-not-found`. */
const isNotFound = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'detail' in value &&
  typeof value.detail === 'string' &&
  (!('pointer' in value) || (typeof value.pointer === 'string' && value.pointer.startsWith('/')))

/** Rules about operations and their responses. */
export const operationRules: Rule[] = [
  {
    name: 'operation-described',
    sentence: 'Every operation has operationId, summary, description and tags',
    check: perCall(({ operation }) =>
      (['operationId', 'summary', 'description', 'tags'] as const)
        .filter((key) => !operation[key]?.length)
        .map((key) => `has no ${key}`),
    ),
  },
  {
    name: 'operation-id',
    sentence: 'An operationId is the name of a function and of a file: camel case, and not one of ours',
    check: perCall(({ id }) =>
      /^[a-z][A-Za-z0-9]*$/.test(id ?? '') && !['index', 'runtime', 'schemas'].includes(id)
        ? []
        : ['is no name for a function'],
    ),
  },
  {
    name: 'operation-class',
    sentence: `x-class says how a call is treated; it is one of ${[...CLASSES].join(', ')}`,
    check: perCall(({ operation }) => {
      const value = operation['x-class']
      return value !== undefined && CLASSES.has(value) ? [] : [`has x-class ${value ?? 'nothing'}`]
    }),
  },
  {
    name: 'operation-audience',
    sentence: 'x-audience is shared or session; nothing means session',
    check: perCall(({ operation }) => {
      const value = operation['x-audience']
      return AUDIENCES.has(value) ? [] : [`has x-audience ${value}`]
    }),
  },
  {
    name: 'operation-scope',
    sentence: 'x-scope is partner: the call is not for browsers and needs a key of that scope; nothing means everybody',
    check: perCall(({ operation }) => {
      const value = operation['x-scope']
      return value === undefined || value === 'partner' ? [] : [`has x-scope ${JSON.stringify(value)}`]
    }),
  },
  {
    name: 'operation-limit',
    sentence: `x-limit is one of ${[...LIMITS].join(', ')}; a call that has one answers 429, and no other call does`,
    check: perCall(({ operation, answers }) => {
      const value = operation['x-limit']
      if (value !== undefined && !LIMITS.has(value)) return [`has x-limit ${JSON.stringify(value)}`]
      const has429 = answers.some(({ status }) => status === '429')
      return has429 === (value !== undefined)
        ? []
        : [`has ${value === undefined ? '429 without' : 'no 429 for'} its limit`]
    }),
  },
  {
    name: 'operation-partner',
    sentence: 'x-partner is true: the call is bound for the provider, and the agency hears that a partner makes it',
    check: perCall(({ operation }) => {
      const value = operation['x-partner']
      return value === undefined || value === true ? [] : [`has x-partner ${JSON.stringify(value)}`]
    }),
  },
  {
    name: 'operation-missing',
    sentence: 'x-missing is the sentence for a body that lacks something it requires',
    check: perCall(({ operation, body }) => {
      const value = operation['x-missing']
      if (value === undefined) return []
      return typeof value === 'string' && value !== '' && body !== undefined
        ? []
        : ['has an x-missing that says nothing']
    }),
  },
  {
    name: 'operation-not-found',
    sentence: 'x-not-found says what a 404 has looked for; every call that names something in its path has one',
    check: perCall(({ operation, parameters, answers }) => {
      const value = operation['x-not-found']
      const has404 = answers.some(({ status }) => status === '404')
      const looksUpPath = has404 && parameters.some((parameter) => parameter.in === 'path')
      if (value === undefined) return looksUpPath ? ['does not say what a 404 has looked for'] : []
      return has404 && isNotFound(value) ? [] : ['has an x-not-found that says nothing']
    }),
  },
  {
    name: 'success-example',
    sentence: 'A success answer in JSON shows at least one example',
    check: perAnswer(({ isSuccess, response }) => {
      const json = isSuccess ? jsonContent(response) : undefined
      const hasExample = json?.example !== undefined || Object.keys(json?.examples ?? {}).length > 0
      return json === undefined || hasExample ? [] : ['has no example']
    }),
  },
  {
    name: 'written-status',
    sentence: 'Every status is written out: default and 4XX accept what nobody described',
    check: perAnswer(({ status }) => (/^[1-5]\d\d$/.test(status) ? [] : ['is no status'])),
  },
  {
    name: 'shared-problems',
    sentence:
      'A problem is a reference to a shared problem response, which answers application/problem+json with Problem or promises no body at all',
    check: perAnswer(({ status, response }, call) => {
      if (!/^[45]/.test(status)) return []
      const written = call.operation.responses?.[status]
      const isShared = written !== undefined && isReference(written)
      const schema = response.content?.['application/problem+json']?.schema
      const isProblem = response.content === undefined || componentName(schema) === 'Problem'
      return isShared && isProblem ? [] : ['is no shared problem']
    }),
  },
  {
    name: 'bare-path-item',
    sentence: 'A path item has no summary, description or servers: the served document drops them',
    check: (document) =>
      Object.entries(document.paths).flatMap(([path, item]) =>
        ['summary', 'description', 'servers'].filter((key) => key in item).map((key) => `${path} has ${key}`),
      ),
  },
  {
    name: 'inline-body',
    sentence: 'A request body stands inline and is application/json; the $ref is on its schema',
    check: perCall(({ operation }) => {
      const body = operation.requestBody
      if (body === undefined) return []
      if (isReference(body)) return ['refers to its request body']
      const types = Object.keys(body.content ?? {})
      return types.length === 1 && types[0] === 'application/json' ? [] : [`takes ${types.join(' and ') || 'nothing'}`]
    }),
  },
  {
    name: 'no-answer-cycle',
    sentence: 'No schema of an answer contains itself: such answers are not checked by every tool, and have no paths',
    check: perAnswer(({ response }, _call, document) => {
      const cycle = findCycle(document, jsonContent(response)?.schema ?? true)
      return cycle === undefined ? [] : [`holds ${cycle.join(' > ')}`]
    }),
  },
]

/** Applies a check to every call and prefixes its messages with the operationId. */
export function perCall(check: (call: Call, document: Document) => string[]): Rule['check'] {
  return (document) =>
    callsOf(document).flatMap((call) =>
      check(call, document).map((problem) => `${call.id ?? `${call.method} ${call.path}`} ${problem}`),
    )
}

type AnswerCheck = (answer: Answer, call: Call, document: Document) => string[]

function perAnswer(check: AnswerCheck): Rule['check'] {
  return perCall((call, document) =>
    call.answers.flatMap((answer) => check(answer, call, document).map((problem) => `${answer.status} ${problem}`)),
  )
}

/**
 * The names of components that refer to each other in a cycle, found from a schema on, or undefined.
 * @param inside components on the way to the schema
 * @param acyclic components without a cycle, cached because there are far more paths than components
 */
function findCycle(
  document: Document,
  schema: Schema,
  inside: string[] = [],
  acyclic = new Set<string>(),
): string[] | undefined {
  const name = componentName(schema)
  if (name !== undefined && inside.includes(name)) return [...inside.slice(inside.indexOf(name)), name]
  const isNew = name !== undefined && !acyclic.has(name)
  const target = isNew ? [document.components?.schemas?.[name] ?? true] : []
  const path = isNew ? [...inside, name] : inside
  for (const inner of [...target, ...childrenOf(schema).map((it) => it.schema)]) {
    const cycle = findCycle(document, inner, path, acyclic)
    if (cycle) return cycle
  }
  if (name !== undefined) acyclic.add(name)
  return undefined
}
