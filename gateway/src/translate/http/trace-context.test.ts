import { describe, expect, test } from 'vitest'
import { newSpanId, traceHeaders, traceOf } from './trace-context.ts'

const REQUEST = '0b8fb1f2-6f0c-4d9a-9c3e-1c2d3e4f5a6b'
const OWN = { traceId: REQUEST.replaceAll('-', '') }
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const GOOD = `00-${TRACE}-${SPAN}-01`
const traced = (traceparent?: string, tracestate?: string) =>
  traceOf((name) => ({ traceparent, tracestate })[name], REQUEST)

describe('traceparent (decision 47.4)', () => {
  test.each([
    ['version 00', GOOD],
    ['not sampled', `00-${TRACE}-${SPAN}-00`],
    ['a later version', `01-${TRACE}-${SPAN}-01`],
    ['a later version with more', `cc-${TRACE}-${SPAN}-01-what-is-new`],
  ])('%s is taken', (_name, header) => {
    expect(traced(header)).toEqual({ traceId: TRACE, parentId: SPAN })
  })

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['version ff', `ff-${TRACE}-${SPAN}-01`],
    ['version 00 with more', `${GOOD}-more`],
    ['two headers', `${GOOD}, ${GOOD}`],
    ['upper case', GOOD.toUpperCase()],
    ['an empty trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['an empty span', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['only a card number', '00-4000000000001091-00f067aa0ba902b7-01'],
    ['a card number in the trace', `00-${'0'.repeat(16)}5400000000001094-${SPAN}-01`],
    ['a card number among letters', `00-abcd4000000000001091${'f'.repeat(12)}-${SPAN}-01`],
    ['a card number as the span', `00-${TRACE}-4000000000001091-01`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ])('%s begins a trace that has the id of the request', (_name, header) => {
    expect(traced(header, 'a=1')).toEqual(OWN)
  })
})

describe('tracestate', () => {
  test.each(['rojo=00f067aa0ba902b7', 'rojo=1,congo=t61rcWkgMzE', 'a@b=!'])('%s is passed on', (state) => {
    expect(traced(GOOD, state)).toMatchObject({ state })
  })

  test.each(['', 'rojo', 'Rojo=1', 'a=1,,b=2', 'a=ü', 'a=b=c', `a=${'x'.repeat(512)}`, 'a=1,'.repeat(33) + 'b=2'])(
    '%j is dropped, and the trace goes on',
    (state) => {
      expect(traced(GOOD, state)).toEqual({ traceId: TRACE, parentId: SPAN })
    },
  )
})

test('an upstream gets the trace, our span and the state', () => {
  expect(traceHeaders({ traceId: TRACE, state: 'a=1' }, SPAN)).toEqual({ traceparent: GOOD, tracestate: 'a=1' })
  expect(traceHeaders({ traceId: TRACE }, SPAN)).toEqual({ traceparent: GOOD })
})

test('ids of spans are valid and differ', () => {
  const ids = Array.from({ length: 100 }, newSpanId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([])
})
