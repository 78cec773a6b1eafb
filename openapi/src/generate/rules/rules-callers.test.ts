import { expect, test } from 'vitest'
import type { Document, Operation, SecurityRequirement } from '../document/document.ts'
import { callerRules } from './rules-callers.ts'

const SESSION = { name: 'X-Session', in: 'header', schema: { type: 'string' } }
const RESPONSES = { 200: { headers: { 'X-Session': {} }, content: {} } }
const key = (scope: string): SecurityRequirement => ({ siteKey: [scope] })
const COOKIE: SecurityRequirement = { sessionCookie: [] }

/** A contract with a single call; by default it requires a browser with a session, or a key with the scope `book`. */
function contractOf(operation: Partial<Operation>): Document {
  return {
    openapi: '3.1.0',
    security: [COOKIE, key('book')],
    paths: { '/a': { get: { operationId: 'a', parameters: [SESSION], responses: RESPONSES, ...operation } } },
    components: { securitySchemes: { siteKey: {}, sessionCookie: {} } },
  }
}

const problemsOf = (operation: Partial<Operation>) =>
  callerRules.flatMap((rule) => rule.check(contractOf(operation)).map((place) => `${rule.name}: ${place}`))

const PLAIN = { parameters: [], responses: { 200: { content: {} } } }

test.each<[string, Partial<Operation>]>([
  ['a change of the booking, by default', { 'x-class': 'cart' }],
  ['a read of everybody', { 'x-class': 'catalogue', 'x-audience': 'shared', security: [{}, key('read')], ...PLAIN }],
  ['the boot call', { 'x-class': 'boot', 'x-audience': 'shared', security: [{}, COOKIE, key('read')] }],
  ['a call for partners', { 'x-class': 'commit', 'x-scope': 'partner', security: [key('partner')], ...PLAIN }],
  [
    'a call for partners and operators',
    { 'x-class': 'commit', 'x-scope': 'partner', security: [key('partner'), { controlKey: [] }], ...PLAIN },
  ],
])('%s keeps the rules', (_what, operation) => {
  expect(problemsOf(operation)).toEqual([])
})

test.each<[string, Partial<Operation>, string]>([
  ['the scope of another class', { 'x-class': 'search' }, 'caller-key: a does not ask a key for the scope read'],
  ['no key', { 'x-class': 'cart', security: [COOKIE] }, 'caller-key: a does not ask a key for the scope book'],
  [
    'two keys',
    { 'x-class': 'cart', security: [COOKIE, key('book'), key('read')] },
    'caller-key: a does not ask a key for the scope book',
  ],
  [
    'a partner call with a way in beside its key',
    { 'x-class': 'commit', 'x-scope': 'partner', security: [{}, key('partner')], ...PLAIN },
    'caller-key: a has another way in than its key',
  ],
  [
    'a visitor without a cookie',
    { 'x-class': 'cart', security: [key('book')] },
    'caller-session: a lacks sessionCookie as a way in',
  ],
  ['no X-Session taken', { 'x-class': 'cart', parameters: [] }, 'caller-session: a lacks the parameter X-Session'],
  [
    'no X-Session answered',
    { 'x-class': 'cart', responses: PLAIN.responses },
    'caller-session: a lacks the answered header X-Session',
  ],
  [
    'a session for a call without one',
    { 'x-class': 'catalogue', 'x-audience': 'shared', security: [{}, key('read')] },
    'caller-session: a has the parameter X-Session',
  ],
])('%s breaks them', (_what, operation, problem) => {
  expect(problemsOf(operation)).toContain(problem)
})

test('does not apply to a contract without site keys', () => {
  const document = contractOf({ 'x-class': 'search' })
  document.components = {}
  expect(callerRules.flatMap((rule) => rule.check(document))).toEqual([])
})
