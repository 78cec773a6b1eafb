import current from '@rota/openapi/agency/callers.json' with { type: 'json' }
import released from '@rota/openapi/released/agency.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { breakingChanges, unannounced, type Released } from './breaking.ts'

test('what the last release promised still holds, or info.version is another one', () => {
  expect(unannounced(released, current)).toEqual([])
})

/** A few operations of the contract, in which each change below is seen: comparing all takes seconds. */
const few = { ...current, paths: pathsOf('/themes', '/web/site', '/reservation', '/reservation/complete') }
type Contract = typeof few

function pathsOf<const P extends keyof typeof current.paths>(...names: P[]): Pick<typeof current.paths, P> {
  return Object.fromEntries(names.map((name) => [name, current.paths[name]])) as Pick<typeof current.paths, P>
}

/** A copy of these operations with one change. */
function changed(change: (contract: Contract) => void): Released {
  const copy = structuredClone(few)
  change(copy)
  return copy
}

test.each<[what: string, change: (contract: Contract) => void]>([
  ['a call that is gone', ({ paths }) => delete (paths as Partial<typeof paths>)['/themes']],
  [
    'an answer without what it had',
    ({ components }) => delete (components.schemas.Money.properties as { value?: object }).value,
  ],
  [
    'a body that needs more',
    ({ components }) => {
      const { CompleteRequest: body } = components.schemas
      Object.assign(body.properties, { note: { type: 'string' } })
      body.required.push('note')
    },
  ],
  [
    'a body that may no longer have something',
    ({ components }) => delete (components.schemas.Customer.properties as { email?: object }).email,
  ],
  ['a day that is a text', ({ components }) => (components.schemas.DateInt.type = 'string')],
  ['a shorter text', ({ components }) => (components.schemas.Customer.properties.name.maxLength = 2)],
])('%s is a breaking change, and red until the version is another', (_what, change) => {
  const next = changed(change)
  expect(unannounced(few, next)).not.toEqual([])
  const announced = { ...next, info: { ...next.info, version: '9.0.0' } }
  expect(unannounced(few, announced)).toEqual([])
})

test.each<[what: string, change: (contract: Contract) => void]>([
  ['another sentence', ({ components }) => (components.schemas.Money.description = 'A sum.')],
  [
    'one more property of an answer',
    ({ components }) => Object.assign(components.schemas.SiteView.properties, { mood: { type: 'string' } }),
  ],
])('%s breaks nothing', (_what, change) => {
  expect(breakingChanges(few, changed(change))).toEqual([])
})
