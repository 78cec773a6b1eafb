import { expect, test } from 'vitest'
import { shop } from '../../testing/shop.ts'
import { callersView } from '../views/callers-view.ts'
import { runnerDocument } from './runner-document.ts'

test('the document for a runner has the address of the gateway and the view of callers', () => {
  const { servers, ...seen } = runnerDocument(shop())
  const { servers: _any, ...callers } = callersView(shop())
  expect(servers).toEqual([expect.objectContaining({ url: 'http://localhost:4000/api' })])
  expect(seen).toEqual(callers)
})
