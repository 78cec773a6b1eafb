import { checkSync } from 'recheck'
import { beforeAll, expect, test } from 'vitest'
import { literals, madeByValidators, patterns, type Expression } from './expressions.ts'

/** The checker counts steps instead of measuring time, so that a busy machine does not change its verdict. */
const BY_STEPS = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null, timeout: 60_000 }

const verdicts = new Map<string, ReturnType<typeof checkSync>>()

/** The verdict on an expression, computed once even if the expression occurs several times. */
function judge({ source, flags }: Expression) {
  const known = verdicts.get(`/${source}/${flags}`)
  const verdict = known ?? checkSync(source, flags, BY_STEPS)
  verdicts.set(`/${source}/${flags}`, verdict)
  return verdict
}

/** The checker's objections to expressions, with their places. */
function unsafe(expressions: readonly Expression[]): string[] {
  return expressions.flatMap((expression) => {
    const verdict = judge(expression)
    if (verdict.status === 'safe') return []
    const why = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind
    return [`${expression.where}: /${expression.source}/${expression.flags} is ${verdict.status}, ${why}`]
  })
}

const PATIENCE = { timeout: 120_000 }

// Run the checker in this process; otherwise it starts a native or a Java one.
beforeAll(() => {
  process.env['RECHECK_SYNC_BACKEND'] = 'pure'
})

test('a pattern that stops a server is found (decision 11.2)', PATIENCE, () => {
  expect(unsafe([{ where: 'here', source: '^([a-z0-9]+-?)+$', flags: '' }])).toEqual([
    'here: /^([a-z0-9]+-?)+$/ is vulnerable, exponential',
  ])
})

test('every pattern of both contracts is safe', PATIENCE, () => {
  expect(patterns().length).toBeGreaterThan(40)
  expect(unsafe(patterns())).toEqual([])
})

test('every expression in the code that meets what others send is safe', PATIENCE, () => {
  expect(literals().length).toBeGreaterThan(120)
  expect(unsafe(literals())).toEqual([])
})

test('every expression that the validators make for formats is safe', PATIENCE, async () => {
  const made = await madeByValidators()
  expect(made.map(({ source }) => source.length).filter((length) => length > 100)).toHaveLength(3)
  expect(unsafe(made)).toEqual([])
})
