import document from '@rota/openapi/agency.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { checkAnswer } from './answers.ts'

const problem = { type: '/docs/errors/not-found', name: 'not-found', title: 'Not found', status: 404, requestId: 'r-1' }
const view = document.paths['/web/site'].get.responses['200'].content['application/json'].example

const answer = (body: object, status = 200, headers: Record<string, string> = {}) => {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return Response.json(body, { status, headers: { 'content-type': type, 'x-request-id': 'r-1', ...headers } })
}

/** The tests of this folder rely on `checkAnswer`; these tests prove what it rejects. */
test.each<[string, string, Response, RegExp]>([
  ['a body that breaks the contract', '/api/web/site', answer({ ...view, rates: { usd: '1' } }), /rates/],
  ['a private property', '/api/web/site', answer({ ...view, site: { ...view.site, markupRate: 3 } }), /marked private/],
  ['a private name anywhere', '/api/web/site', answer({ ...view, extra: { markupRate: 3 } }), /markupRate is in it/],
  ['a status that is not in the contract', '/api/web/site', answer(problem, 418), /no such answer/],
  [
    'a problem that is not listed',
    '/api/hotels/1',
    answer({ ...problem, type: '/docs/errors/gone' }, 404),
    /list gone/,
  ],
  ['a problem that is none', '/api/hotels/1', answer({ message: 'no' }, 404), /is no problem/],
  ['a problem with another status', '/api/hotels/1', answer({ ...problem, status: 400 }, 404), /names status 400/],
  ['a problem sent as JSON', '/api/hotels/1', answer(problem, 404, { 'content-type': 'application/json' }), /sent as/],
  ['a problem of another request', '/api/hotels/1', answer(problem, 404, { 'x-request-id': 'r-2' }), /another request/],
])('%s is refused', async (_what, path, response, message) => {
  await expect(checkAnswer(new Request(`http://localhost:4000${path}`), response)).rejects.toThrow(message)
})

test.each<[string, string, Response]>([
  ['a success', '/api/web/site', answer(view)],
  ['a listed problem', '/api/hotels/1', answer(problem, 404)],
  ['a page', '/', new Response('<!doctype html>')],
])('%s passes', async (_what, path, response) => {
  await expect(checkAnswer(new Request(`http://localhost:4000${path}`), response)).resolves.toBeUndefined()
})
