import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../api/errors.ts'
import { noteRequest } from '../api/last-request.ts'
import { LastResort } from './last-resort.tsx'

const problem = { type: '/docs/errors/internal', title: 'Internal error', status: 500, requestId: 'r-7' }

test('LastResort renders without catalogue, site and contexts: sentence, request id, link home (decision 34.2)', () => {
  const html = renderToStaticMarkup(<LastResort error={new ApiError('siteView', problem)} />)
  expect(html).toContain('<h1>An error occurred while showing the error page</h1>')
  expect(html).toContain('r-7')
  expect(html).toMatch(/<a [^>]*href="\/" target="_self">Home page<\/a>/)
  expect(html).toContain('lang="en" dir="ltr"')
})

test('an error without a request id shows the id of the latest response', () => {
  noteRequest(new Headers({ 'x-request-id': 'r-8' }))
  noteRequest(new Headers())
  expect(renderToStaticMarkup(<LastResort error={new TypeError('x is not a function')} />)).toContain('r-8')
})
