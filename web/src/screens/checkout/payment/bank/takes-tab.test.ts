import { expect, test } from 'vitest'
import { takesTab } from './takes-tab.ts'

const SHOP = 'http://localhost:4000'
const handoffUrl = 'http://pay.localhost:4000/handoff/8Vt0J1cJm2s5yq2mZ1rJ7A'

test.each([
  [1, false],
  [2, false],
  [3, true],
  [5, true],
  [6, false],
] as const)('decision 23.7: action %i takes the whole tab: %s', (action, takes) => {
  expect(takesTab({ action, handoffUrl }, SHOP)).toBe(takes)
})

test('never takes the tab for documents on the shop’s own origin', () => {
  expect(takesTab({ action: 5, handoffUrl: `${SHOP}/pay/handoff/8Vt0J1cJm2s5yq2mZ1rJ7A` }, SHOP)).toBe(false)
  expect(takesTab({ action: 5 }, SHOP)).toBe(false)
})
