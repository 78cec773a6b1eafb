import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { CLASSES } from '../../policy/classes.ts'
import { CallError } from '../../ports/platform.ts'
import { Problem } from '../../ports/problem.ts'
import { failureOf, problemOfCall, type UnknownSession } from '../../upstream/failure.ts'
import { PROBLEM_WORDS } from './problem-words.ts'

const answered = (status: number, headers: Record<string, string> = {}) =>
  failureOf(operations.transactionCommit, CLASSES.commit, { status, headers, bytes: new Uint8Array() }, 0)

/** A new key after an unknown outcome could make a second booking (decision 6.2). */
test.each<[string, Problem | UnknownSession]>([
  ['503 with Retry-After', answered(503, { 'retry-after': '5' })],
  ['500', answered(500)],
  ['redirect', answered(302)],
  ...(['timeout', 'broken', 'too-large', 'unavailable'] as const).map((reason): [string, Problem] => [
    reason,
    problemOfCall(new CallError(reason, true)),
  ]),
])('no new key is recommended after an unknown outcome: %s', (_what, problem) => {
  if (!(problem instanceof Problem)) throw problem
  expect(problem.outcome).toBe('unknown')
  const { means, act, repeat } = PROBLEM_WORDS[problem.name]
  expect(['same', 'look']).toContain(repeat)
  expect(means).not.toMatch(/not received|no effect\. *$/)
  expect(`${means} ${act}`).toMatch(/may have|may or may not/)
})
