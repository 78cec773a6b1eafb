import { brokenMarkup, nesting, references } from './broken.ts'
import { foreignContent, mutations } from './mutating.ts'
import { clobbering, links, loading, styles } from './reaching.ts'
import { handlers, scripts } from './running.ts'

/**
 * HTML that tries to run a script, to load from a foreign host, to take over names of the page or to exhaust the
 * parser. Every script calls `pwned()`, and every foreign address is on `evil.test`.
 */
export const ATTACKS: readonly string[] = [
  ...scripts(),
  ...handlers(),
  ...links(),
  ...foreignContent(),
  ...mutations(),
  ...clobbering(),
  ...loading(),
  ...styles(),
  ...brokenMarkup(),
  ...references(),
  ...nesting(),
]
