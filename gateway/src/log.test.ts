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

test('a request line has its named fields and no other', () => {
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

test('an event line has every field that an event can have, and no other', () => {
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

test('an error is its class and its places, never its message', () => {
  const [found] = logged((log) => log.fault(new TypeError('Unexpected token 4000 0000'), { requestId: 'r' }))
  expect(found).toMatchObject({ error: 'TypeError', requestId: 'r', msg: 'fault' })
  expect(JSON.stringify(found)).not.toMatch(/4000.?0000/)
  expect(found?.['stack']).not.toEqual([])
})

test('a failure of the store is logged with its reason, the site and the payment that has to wait', () => {
  const error = new StoreError('the database refuses connections')
  const [found] = logged((log) => log.fault(error, { site: 'localhost', reference: 'p' }))
  const said = { error: 'StoreError', reason: 'the database refuses connections', site: 'localhost', reference: 'p' }
  expect(found).toMatchObject(said)
})

test.each(['\n    at 4000000000001091', '\n    at card (4000:0000:0000)', 'x\n    at 4000 0000:1:2'])(
  'a message cannot pass for a place: %j',
  (message) => {
    const [found] = logged((log) => log.fault(new SyntaxError(message)))
    expect(JSON.stringify(found)).not.toMatch(/4000.?0000/)
    expect(found?.['stack']).not.toEqual([])
  },
)

test('nothing at level silent', () => {
  const lines: string[] = []
  createLog('silent', { write: (line) => void lines.push(line) }).event('listening')
  expect(lines).toEqual([])
})

test('every line has the ids, the operation and the site of what is running', () => {
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

test('alarms are warnings, other events are not', () => {
  const levels = (names: typeof ALARMS | typeof NOTES) =>
    new Set(names.flatMap((name) => logged((log) => log.event(name))).map(({ level }) => level))
  expect(levels(ALARMS)).toEqual(new Set([40]))
  expect(levels(NOTES)).toEqual(new Set([30]))
})
