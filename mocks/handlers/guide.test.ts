import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import sites from '../sites.json' with { type: 'json' }
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { createMockHarness } from '../testing/harness.ts'
import { testGuide } from './guide.ts'

/** URL of the bank in the harness. */
const BANK = 'http://bank.localhost:4002'

describe('the guide for testers', () => {
  it('is answered by control, with the scenario that is on', async () => {
    const mock = await createMockHarness()
    mock.world.setScenario('sold-out')
    const response = await mock.answer(new Request('http://mocks.test/control/guide'))
    expect(await response.json()).toEqual(testGuide('sold-out', BANK))
  })

  it('names every scenario, and every magic value where it is sent', () => {
    const { scenarios, magic } = testGuide('normal', BANK)
    expect(scenarios.map(({ name }) => name)).toEqual(SCENARIOS.map(({ name }) => name))
    expect(magic.map(({ where }) => where)).toEqual([
      'Flight route',
      'Hotel of the provider, at imbat.localhost',
      'Surname of the first traveller, at imbat.localhost',
      'Hotel on request',
      'Hotel of a channel',
    ])
    expect(magic.flatMap(({ values }) => values).filter(({ value, see }) => !value || !see)).toEqual([])
  })

  it('has the keys whose hashes the mocks’ sites hold, with their scopes', () => {
    const { keys } = testGuide('normal', BANK)
    const hashed = keys.map(({ key, scopes }) => ({ sha256: createHash('sha256').update(key).digest('hex'), scopes }))
    for (const site of Object.values(sites))
      expect(hashed).toEqual(site.keys.map(({ sha256, scopes }) => ({ sha256, scopes })))
  })
})
