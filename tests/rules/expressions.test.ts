import { check } from 'recheck'
import { expect, test } from 'vitest'
import { literals, madeByValidators, patterns, type Expression } from './expressions.ts'

/** The checker counts steps instead of measuring time, so that a busy machine does not change its verdict. */
const BY_STEPS = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null, timeout: 60_000 }

const verdicts = new Map<string, ReturnType<typeof check>>()

/** The verdict on an expression, computed once even if the expression occurs several times. */
function judge({ source, flags }: Expression) {
  const known = verdicts.get(`/${source}/${flags}`)
  const verdict = known ?? check(source, flags, BY_STEPS)
  verdicts.set(`/${source}/${flags}`, verdict)
  return verdict
}

/** The checker's objections to expressions, with their places. */
async function unsafe(expressions: readonly Expression[]): Promise<string[]> {
  const found: string[] = []
  for (const expression of expressions) {
    const verdict = await judge(expression)
    if (verdict.status === 'safe') continue
    const why = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind
    found.push(`${expression.where}: /${expression.source}/${expression.flags} is ${verdict.status}, ${why}`)
  }
  return found
}

const PATIENCE = { timeout: 120_000 }

test('a pattern that stops a server is found (decision 11.2)', PATIENCE, async () => {
  expect(await unsafe([{ where: 'here', source: '^([a-z0-9]+-?)+$', flags: '' }])).toEqual([
    'here: /^([a-z0-9]+-?)+$/ is vulnerable, exponential',
  ])
})

test('every pattern of both contracts is safe', PATIENCE, async () => {
  expect(patterns().length).toBeGreaterThan(40)
  expect(await unsafe(patterns())).toEqual([])
})

test('every expression in the code that meets what others send is safe', PATIENCE, async () => {
  expect(literals().length).toBeGreaterThan(120)
  expect(await unsafe(literals())).toEqual([])
})

test('every expression that the validators make for formats is safe', PATIENCE, async () => {
  const made = await madeByValidators()
  expect(made.map(({ source }) => source.length).filter((length) => length > 100)).toHaveLength(3)
  expect(await unsafe(made)).toEqual([])
})
