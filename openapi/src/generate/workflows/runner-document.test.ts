import { expect, test } from 'vitest'
import { shop } from '../../testing/shop.ts'
import { callersView } from '../views/callers-view.ts'
import { runnerDocument } from './runner-document.ts'

test('the document for runners is the view of callers with the URL of the gateway', () => {
  const { servers, ...document } = runnerDocument(shop())
  const { servers: _servers, ...callers } = callersView(shop())
  expect(servers).toEqual([expect.objectContaining({ url: 'http://localhost:4000/api' })])
  expect(document).toEqual(callers)
})
