import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { Problem, problemBody } from '../ports/problem.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { CardKind } from './testing/agency.ts'
import { lineOf } from './testing/agency.ts'
import { startPayments } from './payments.ts'
import { type Fault, testContext } from './testing/context.ts'
import { CARD, pay, quote, status } from './testing/requests.ts'

/**
 * Patterns of the card in every form in which it could leak: bare, grouped, encoded. The security code is too short to
 * search for everywhere, so its pattern matches separate values only.
 */
const { number, holder, expiry, cvv } = CARD
const groups = number.match(/.{4}/g) ?? []
const TRACES: RegExp[] = [
  ...[
    number,
    groups.join(' '),
    groups.join('-'),
    groups.join('%20'),
    groups.join('+'),
    btoa(number),
    holder,
    expiry,
  ].map((text) => new RegExp(text.replaceAll('+', '\\+'))),
  new RegExp(`(?<![\\w-])${cvv}(?![\\w-])`),
  /"cvv"|"holder"|"number"/,
]

const OUTCOMES: [
  string,
  { card?: CardKind; fault?: Fault; step?: Record<string, unknown>; isPriceChanged?: boolean },
][] = [
  ['challenge', {}],
  ['frictionless', { card: 'frictionless' }],
  ['declined', { card: 'declined' }],
  ['refused', { fault: 'refused' }],
  ['not sent', { fault: 'not-sent' }],
  ['answer lost', { fault: 'answer-lost' }],
  ['lost', { fault: 'lost' }],
  ['bad step', { step: { postUrl: 'https://evil.test/' } }],
  ['price changed', { isPriceChanged: true }],
]

test.each(OUTCOMES)('decision 10.1: no trace of the card after %s', async (_name, outcome) => {
  const folder = mkdtempSync(join(tmpdir(), 'rota-canary-'))
  try {
    const backend = openSqlite(join(folder, 'rota.sqlite'))
    const faultOf = (operationId: string) => (operationId === 'orderInitialize' ? outcome.fault : undefined)
    const { context, agency, lines } = testContext({ backend, faultOf })
    context.payment = startPayments(context)
    agency.card = outcome.card ?? 'challenge'
    agency.step = outcome.step ?? {}
    const { hash } = (await quote(context)).body
    if (outcome.isPriceChanged) agency.lines = [lineOf({ total: { value: 1, currency: 'try' } })]
    const answer = await pay(context, hash).then(({ body }) => body, problemDocument)
    if ('paymentToken' in answer) lines.push(JSON.stringify(await status(context, answer.paymentToken)))
    await context.payment.stop()
    const storedFiles = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
    await backend.close()
    expect(storedFiles.join('').length).toBeGreaterThan(1000)
    for (const trace of TRACES) expect([...storedFiles, ...lines, JSON.stringify(answer)].join('\n')).not.toMatch(trace)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** A problem as the caller receives it. */
function problemDocument(error: unknown) {
  if (error instanceof Problem) return problemBody(error, 'r1')
  throw error
}
