import type { Config } from '../ports/config.ts'
import type { SiteKey } from '../ports/site.ts'
import { CONFIG } from './gateway.ts'

const READ: SiteKey = {
  name: 'reader',
  sha256: '7b04af8f7ac329251211aab57ce3f995f46ff792a5cd97112e61c18bf0fbd140',
  scopes: ['read'],
}
const BOOK: SiteKey = {
  name: 'booker',
  sha256: '4ba7d35fdb3ed5194a395ed97f3428ca275b3c64b4ed49045d72b68159e1028f',
  scopes: ['read', 'book'],
}
const PARTNER: SiteKey = {
  name: 'partner',
  sha256: '8ce935e7b408c2f3a4b826ec02be44bde43ccff8c915ea4a6c92e9ac55a0d259',
  scopes: ['partner'],
}
const OTHER: SiteKey = {
  name: 'of-the-other-site',
  sha256: 'a8f28d2b3452ce2bea17472376439c608128a14f664440225a380813ead6eaca',
  scopes: ['read', 'book', 'partner'],
}

/** The keys whose hashes are configured: the first three for `localhost`, the last for `other.test`. */
export const KEYS = {
  read: 'rota-read-key',
  book: 'rota-test-key',
  partner: 'rota-partner-key',
  other: 'key-of-the-other-site',
} as const

const sites = structuredClone(CONFIG.sites)
if (sites['localhost'] && sites['other.test']) {
  sites['localhost'].keys = [READ, BOOK, PARTNER]
  sites['other.test'].keys = [OTHER]
}

/** The two test sites, with keys. */
export const WITH_KEYS: Partial<Config> = { sites }

/** The headers of a program, without any that only browsers send. */
export function asProgram(key: string, session?: string): Record<string, string> {
  return {
    authorization: `Bearer ${key}`,
    'sec-fetch-site': 'cross-site',
    origin: 'https://program.example',
    ...(session === undefined ? {} : { 'x-session': session }),
  }
}
