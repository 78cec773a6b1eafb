import { share, type Cents } from './money.ts'
import { SITE } from './seed/site.ts'

/** What the provider asks with what the site adds to it, rounded half up, once (decision 19.7). */
export const marked = (cents: Cents): Cents => share(cents, 1000 + Math.round((SITE.markupRate ?? 0) * 10))
