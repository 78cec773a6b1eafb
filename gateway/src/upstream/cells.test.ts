import document from '@rota/openapi/provider.json' with { type: 'json' }
import { operations as providerOperations } from '@rota/openapi/provider/operations'
import { operations, type OperationClass } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../ports/problem.ts'
import { CallError } from '../ports/platform.ts'
import { CLASSES } from '../policy/classes.ts'
import { CALL_OF, callAgency, SITE } from '../testing/agency-calls.ts'
import { fakeGateway, WITH_PROVIDER, type FakeGateway } from '../testing/gateway.ts'
import type { ProviderOperationId } from '../ports/provider.ts'

/** Faults that affect every call, with the problem and the outcome that the caller gets. */
const FAULTS = {
  'refused connection': [() => Promise.reject(new CallError('unavailable', false)), 'upstream-unavailable', 'not-sent'],
  'connect timeout': [() => Promise.reject(new CallError('timeout', false)), 'upstream-unavailable', 'not-sent'],
  reset: [() => Promise.reject(new CallError('broken', true)), 'upstream-broken', 'unknown'],
  silence: [() => Promise.reject(new CallError('timeout', true)), 'upstream-timeout', 'unknown'],
  500: [() => ({ status: 500, text: '' }), 'upstream-broken', 'unknown'],
  502: [() => ({ status: 502, text: '' }), 'upstream-broken', 'unknown'],
  503: [() => ({ status: 503, text: '' }), 'upstream-broken', 'unknown'],
  504: [() => ({ status: 504, text: '' }), 'upstream-broken', 'unknown'],
} as const
type Fault = keyof typeof FAULTS

const UNSENT: Fault[] = ['refused connection', 'connect timeout']
const GATEWAY: Fault[] = ['502', '503', '504'] as unknown as Fault[]

/**
 * Decision 3.2: how often a call is sent if it fails with one of these faults every time. For other faults it is sent
 * once.
 */
const REPEATED: Record<OperationClass, [times: number, on: Fault[]]> = {
  boot: [2, [...UNSENT, 'reset', ...GATEWAY]],
  catalogue: [2, [...UNSENT, 'reset', ...GATEWAY]],
  search: [2, UNSENT],
  start: [2, UNSENT],
  cart: [2, UNSENT],
  begin: [2, UNSENT],
  update: [2, [...UNSENT, 'reset']],
  commit: [1, []],
  pay: [1, []],
  'payment-check': [3, [...UNSENT, 'reset', ...GATEWAY]],
  promo: [2, [...UNSENT, 'reset', ...GATEWAY]],
  form: [2, UNSENT],
}

const PROVIDER = {
  catalogue: 'currencyList',
  search: 'priceSearch',
  begin: 'transactionBegin',
  update: 'reservationInfoSet',
  commit: 'transactionCommit',
  pay: 'paymentTransactionBegin',
  'payment-check': 'reservationView',
} as const satisfies Partial<Record<OperationClass, ProviderOperationId>>

const faults = Object.keys(FAULTS) as Fault[]
const cells = <Name extends OperationClass>(classes: Name[]) =>
  classes.flatMap((name) =>
    faults.map((fault) => {
      const [times, on] = REPEATED[name]
      return [name, fault, on.includes(fault) ? times : 1] as const
    }),
  )

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Problem,
  )

test('every case calls an operation of its class', () => {
  for (const [name, id] of Object.entries(CALL_OF)) expect(operations[id].class).toBe(name)
  for (const [name, id] of Object.entries(PROVIDER)) expect(providerOperations[id].class).toBe(name)
})

/** With random 0 the pauses are the shortest of the class. */
function checkPauses({ clock }: FakeGateway, name: OperationClass, arrivals: number) {
  expect(clock.waited).toEqual(Array.from({ length: arrivals - 1 }, () => CLASSES[name].retry.pause[0]))
}

describe('the agency: class x fault -> arrivals (decision 3.2)', () => {
  test.each(cells(Object.keys(CALL_OF) as OperationClass[]))('%s, %s: %i', async (name, fault, arrivals) => {
    const gateway = fakeGateway()
    const [behave, problem, outcome] = FAULTS[fault]
    gateway.upstream.on(CALL_OF[name], behave)
    expect(await callAgency(gateway.context, CALL_OF[name])).toEqual({ name: problem, outcome })
    expect(gateway.upstream.of(CALL_OF[name])).toHaveLength(arrivals)
    checkPauses(gateway, name, arrivals)
  })
})

/** The example request of the provider's document. */
function shownRequest(id: ProviderOperationId): never {
  const paths = document.paths as unknown as Record<string, { post: { requestBody: { content: Shown } } }>
  const shown = paths[providerOperations[id].path]?.post.requestBody.content['application/json']
  return (shown?.example ?? Object.values(shown?.examples ?? {})[0]?.value) as never
}

type Shown = Record<'application/json', { example?: unknown; examples?: Record<string, { value: unknown }> }>

describe('the provider: class x fault -> arrivals (decision 3.2)', () => {
  test.each(cells(Object.keys(PROVIDER) as (keyof typeof PROVIDER)[]))('%s, %s: %i', async (name, fault, arrivals) => {
    const gateway = fakeGateway(WITH_PROVIDER)
    const [behave, problem, outcome] = FAULTS[fault]
    gateway.provider.on(PROVIDER[name], behave)
    const call = { site: SITE, body: shownRequest(PROVIDER[name]) }
    const error = await failure(gateway.context.provider?.(PROVIDER[name], call) ?? Promise.resolve())
    expect([error?.name, error?.outcome]).toEqual([problem, outcome])
    expect(gateway.provider.of(PROVIDER[name])).toHaveLength(arrivals)
    checkPauses(gateway, name, arrivals)
  })
})

describe('the response of a second attempt is returned', () => {
  test.each(['boot', 'catalogue', 'update', 'payment-check', 'promo'] as const)('%s after a reset', async (name) => {
    const gateway = fakeGateway()
    let isFirst = true
    gateway.upstream.on(CALL_OF[name], () => {
      if (!isFirst) return { status: 404, text: '' }
      isFirst = false
      throw new CallError('broken', true)
    })
    const { outcome } = await callAgency(gateway.context, CALL_OF[name])
    expect([outcome, gateway.upstream.of(CALL_OF[name]).length]).toEqual(['refused', 2])
  })
})
