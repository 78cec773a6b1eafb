/** A public test key. `sites.json` contains only its hash, as for a real site. */
interface TestKey {
  readonly key: string
  readonly scopes: readonly ('read' | 'book' | 'partner')[]
}

/** The test keys for testers and integrators. */
export const TEST_KEYS: readonly TestKey[] = [
  { key: 'rota-test-key', scopes: ['read', 'book'] },
  { key: 'rota-partner-key', scopes: ['read', 'book', 'partner'] },
]
