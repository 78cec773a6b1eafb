import { share, type Cents } from './money.ts'
import { SITE } from './seed/site.ts'

/** What the provider asks with what the site adds to it, rounded half up, once (product 3.3 rows 10 and 62). */
export const marked = (cents: Cents): Cents => share(cents, 1000 + Math.round((SITE.markupRate ?? 0) * 10))
