import { expect, test } from 'vitest'
import { shop } from '../../testing/shop.ts'
import { compileContract } from '../validators/compile.ts'
import type { Document, MediaType } from '../document/document.ts'
import { checkExamples } from './examples.ts'

const check = (document: Document) => () => checkExamples(document, compileContract(document))

function answer(document: Document, path: string): MediaType {
  const json = document.paths[path]?.get?.responses?.['200']
  const media = json && 'content' in json ? json.content?.['application/json'] : undefined
  if (!media) throw new Error(path)
  return media
}

test('accepts the examples of the test contract', () => {
  expect(check(shop())).not.toThrow()
})

const cases: [string, (document: Document) => unknown, string][] = [
  ['a response', (it) => (answer(it, '/hotels/{id}').example = { id: 'a' }), 'hotelView 200: /name is required'],
  [
    'a named example',
    (it) => (answer(it, '/hotels/near').examples = { wrong: { value: { record: 5 } } }),
    'hotelNear 200: /record must be an object',
  ],
  [
    'a private property',
    (it) => (answer(it, '/hotels/{id}').example = { id: 'a', name: 'A', rooms: [], picture: 'p', markupRate: 1 }),
    'hotelView 200 shows a private property',
  ],
  [
    'a body',
    (it) => {
      const body = it.paths['/tree']?.put?.requestBody
      if (body && 'content' in body) Object.assign(body.content?.['application/json'] ?? {}, { example: { name: '' } })
    },
    'treeSave body: /name must not be empty',
  ],
  [
    'a parameter',
    (it) => Object.assign(it.components?.parameters?.Id ?? {}, { example: 'A B' }),
    'hotelView parameter: /path/id must have the form',
  ],
  [
    'a header',
    (it) => Object.assign(it.components?.parameters?.Key ?? {}, { example: 'short' }),
    'orderCreate parameter: /header/idempotency-key must be 16 to 64',
  ],
]

test.each(cases)('reports an invalid example: %s', (_what, breakExample, message) => {
  const document = shop()
  breakExample(document)
  expect(check(document)).toThrow(message)
})
