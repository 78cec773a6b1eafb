/** A published key of the mocks' site; `sites.json` holds its hash only, as a real site would. */
interface TestKey {
  readonly key: string
  readonly scopes: readonly ('read' | 'book' | 'partner')[]
}

/** The keys that testers and integrators use. */
export const TEST_KEYS: readonly TestKey[] = [
  { key: 'rota-test-key', scopes: ['read', 'book'] },
  { key: 'rota-partner-key', scopes: ['read', 'book', 'partner'] },
]
