import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerExample, sendRaw, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import type { RunningGateway } from '../start.ts'

let agency: Origin
let gateway: RunningGateway
let calls = 0

beforeAll(async () => {
  agency = await startOrigin((_request, response) => {
    calls++
    answerExample(response, 'hotelView')
  })
  gateway = await startTestGateway(agency.url)
})
afterAll(async () => {
  await gateway.drain()
  await agency.close()
})

const ask = (lines: string[]) => sendRaw(gateway.port, [...lines, 'Connection: close', '', ''].join('\r\n'))
const GET = 'GET /api/web/site HTTP/1.1'

test.each([
  ['no Host', [GET], 400, 'bad-host'],
  ['no Host in HTTP/1.0', ['GET /api/web/site HTTP/1.0'], 400, 'bad-host'],
  ['Host twice', [GET, 'Host: localhost', 'Host: localhost'], 400, 'bad-host'],
  ['Host twice, the second of another site', [GET, 'Host: localhost', 'Host: other.test'], 400, 'bad-host'],
  ['userinfo', [GET, 'Host: user@localhost'], 400, 'bad-host'],
  ['a path', [GET, 'Host: localhost/x'], 400, 'bad-host'],
  ['a space', [GET, 'Host: local host'], 400, 'bad-host'],
  ['an empty Host', [GET, 'Host:'], 400, 'bad-host'],
  [
    'A5 an absolute form of another site',
    ['GET http://other.test/api/web/site HTTP/1.1', 'Host: localhost'],
    400,
    'bad-host',
  ],
  [
    'A5 an absolute form of an unknown host',
    ['GET http://evil.test/api/web/site HTTP/1.1', 'Host: localhost'],
    400,
    'bad-host',
  ],
  ['A6 an unknown host', [GET, 'Host: evil.test'], 421, 'unknown-site'],
  ['A6 a host in another header', [GET, 'Host: evil.test', 'X-Forwarded-Host: localhost'], 421, 'unknown-site'],
  ['A10 a dot segment', ['GET /api/hotels/../web/site HTTP/1.1', 'Host: localhost'], 400, 'bad-path'],
  ['A10 an encoded dot segment', ['GET /api/hotels/%2e%2e/web/site HTTP/1.1', 'Host: localhost'], 400, 'bad-path'],
  ['A10 a backslash', [String.raw`GET /api\web\site HTTP/1.1`, 'Host: localhost'], 400, 'bad-path'],
  ['A20 a fragment', ['GET /api/hotels/12#/x HTTP/1.1', 'Host: localhost'], 400, 'bad-path'],
  ['A20 a fragment behind a query', ['GET /api/hotels/12?a=b#c HTTP/1.1', 'Host: localhost'], 400, 'bad-path'],
  ['A10 the server as a whole', ['OPTIONS * HTTP/1.1', 'Host: localhost'], 400, 'bad-path'],
])('A4 %s', async (_name, lines, status, name) => {
  const before = calls
  const answer = await ask(lines)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain(`"/docs/errors/${name}"`)
  expect(answer.toLowerCase()).toContain('cache-control: private, no-store')
  expect(calls).toBe(before)
})

test.each(['localhost', 'LOCALHOST', 'localhost.', `localhost:1`])('A7 finds the site by the host %s', async (host) => {
  expect(await ask(['GET /healthz HTTP/1.1', `Host: ${host}`])).toMatch(/^HTTP\/1.1 200 /)
  expect(await ask(['GET /api/hotels/12 HTTP/1.1', `Host: ${host}`])).not.toMatch(/^HTTP\/1.1 4/)
})

test('A5 finds the site by an absolute form', async () => {
  const answer = await ask(['GET http://LOCALHOST:4000/api/nothing HTTP/1.1', 'Host: localhost'])
  expect(answer).toContain('"/docs/errors/not-found"')
})

test.each(['TRACE', 'PUT'])('A8 %s gets 405 with Allow', async (method) => {
  const answer = await ask([`${method} /api/web/site HTTP/1.1`, 'Host: localhost'])
  expect(answer).toMatch(/^HTTP\/1.1 405 /)
  expect(answer.toLowerCase()).toContain('allow: get')
})

test.each(['/api/hotels/1 2', '/api/hotels/kaş', '/api/hotels/12?a=ş', '/api/hotels/12?a=b c'])(
  'A20 returns 400 for the invalid target %s',
  async (target) => {
    expect(await ask([`GET ${target} HTTP/1.1`, 'Host: localhost'])).toMatch(/^HTTP\/1.1 400 /)
  },
)
