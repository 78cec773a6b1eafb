import { expect, test } from 'vitest'
import { StoreError } from './ports/store.ts'
import { createLog } from './log.ts'
import type { EventFields } from './ports/log.ts'
import { ALARMS, NOTES } from './ports/observing/events.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = []
  write(createLog('info', { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('logs the named fields of a request and no others', () => {
  const line = {
    requestId: 'r',
    method: 'GET',
    status: 200,
    duration: 1.5,
    operationId: 'hotelView',
    site: 'localhost',
    route: '/api/hotels/{id}',
    network: '192.0.2.0/24',
    places: ['/method'],
  }
  const [found] = logged((log) => log.request({ ...line, query: '?card=4000', body: 'secret' } as never))
  const { time: _time, level: _level, ...rest } = found ?? {}
  expect(rest).toEqual({ ...line, msg: 'request' })
})

test('logs every field that an event can have and no others', () => {
  const fields: Required<EventFields> = {
    requestId: 'r',
    operationId: 'opsSwitchSet',
    site: 'localhost',
    reference: 'YLK-4827',
    places: ['/price'],
    state: 'off',
    problem: 'upstream-broken',
    codes: ['1001'],
    count: 2,
    act: 'booked',
    by: 'control key deniz',
    targets: ['localhost/tours/244'],
    switch: 'operation hotelView',
    duration: 12,
    port: 4000,
    host: 'acs.example',
    upstream: 'agency',
    account: '1001',
    class: 'pay',
  }
  const [found] = logged((log) => log.event('switch-set', { ...fields, body: 'secret' } as never))
  const { time: _time, level: _level, ...rest } = found ?? {}
  expect(rest).toEqual({ ...fields, msg: 'switch-set' })
})

test('logs class and stack locations of an error, never its message', () => {
  const [found] = logged((log) => log.fault(new TypeError('Unexpected token 4000 0000'), { requestId: 'r' }))
  expect(found).toMatchObject({ error: 'TypeError', requestId: 'r', msg: 'fault' })
  expect(JSON.stringify(found)).not.toMatch(/4000.?0000/)
  expect(found?.['stack']).not.toEqual([])
})

test('logs a failure of the store with its reason, its site and the payment', () => {
  const error = new StoreError('the database refuses connections')
  const [found] = logged((log) => log.fault(error, { site: 'localhost', reference: 'p' }))
  const expected = {
    error: 'StoreError',
    reason: 'the database refuses connections',
    site: 'localhost',
    reference: 'p',
  }
  expect(found).toMatchObject(expected)
})

test.each(['\n    at 4000000000001091', '\n    at card (4000:0000:0000)', 'x\n    at 4000 0000:1:2'])(
  'does not take an error message for a stack location: %j',
  (message) => {
    const [found] = logged((log) => log.fault(new SyntaxError(message)))
    expect(JSON.stringify(found)).not.toMatch(/4000.?0000/)
    expect(found?.['stack']).not.toEqual([])
  },
)

test('logs nothing at level silent', () => {
  const lines: string[] = []
  createLog('silent', { write: (line) => void lines.push(line) }).event('listening')
  expect(lines).toEqual([])
})

test('adds the ids, the operation and the site of the running activity to every line', () => {
  const activity = { requestId: 'r', trace: { traceId: 't' }, spanId: 's', spans: undefined }
  const running = { ...activity, operationId: 'quoteCreate', site: 'localhost' }
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) }, () => running)
  log.event('payment', { reference: 'p', site: 'other.test' })
  log.fault(new Error('x'))
  const ids = { requestId: 'r', traceId: 't', operationId: 'quoteCreate' }
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...ids, reference: 'p', site: 'other.test' })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ ...ids, site: 'localhost' })
})

test('logs alarms as warnings, and other events as information', () => {
  const levels = (names: typeof ALARMS | typeof NOTES) =>
    new Set(names.flatMap((name) => logged((log) => log.event(name))).map(({ level }) => level))
  expect(levels(ALARMS)).toEqual(new Set([40]))
  expect(levels(NOTES)).toEqual(new Set([30]))
})
