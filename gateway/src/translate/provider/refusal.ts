import type { ProblemName } from '../../ports/problem.ts'
import type { Wire } from '../../ports/provider.ts'

type Message = Wire['Message']

/** Of messages: what kind they are (set B of decision 18.1). */
const WARNING = 4

/** A symbol as the provider writes them. Whatever else stands in a code is not passed on. */
const SYMBOL = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/

/** More than any refusal has. */
const MOST = 10

/** The token is missing, wrong or expired; HTTP says 200 all the same. */
export const TOKEN_REQUIRED = 'TokenRequired'

/**
 * The symbols of messages, each once. Their texts stay behind: they may quote what a traveller has typed, and depend on
 * the account's language (decision 16.7).
 */
export function codesOf(messages: readonly Message[]): string[] {
  return [...new Set(messages.map(({ code }) => String(code)).filter((code) => SYMBOL.test(code)))].slice(0, MOST)
}

/** The symbols of what a successful call warns of. */
export const warningsOf = (messages: readonly Message[]): string[] =>
  codesOf(messages.filter(({ messageType }) => messageType === WARNING))

/**
 * What a symbol means, by its words: nobody publishes the list (decision 16.7), so families are told apart and what
 * belongs to none of them is `upstream-refused`. The first row that fits decides.
 */
const MEANINGS: readonly (readonly [RegExp, ProblemName])[] = [
  [/PriceChange|PriceHasChanged|ChangedPrice|PriceDifferen/i, 'price-changed'],
  [/NotOpen|NotPossible|Already|CanNotBe(?:Cancel|Remov|Chang|Commit)/i, 'wrong-step'],
  [/Expire|TimedOut|TimeOut/i, 'expired'],
  [/SoldOut|StopSale|NotAvailable|Unavailable|NoAvailab|Allotment|NoLongerBookable/i, 'sold-out'],
  [/NotFound|NotExist|NoPrice|NoResult|NoOffer|NoRecord/i, 'not-found'],
  [/CanNotBe|CannotBe|MustBe|Required|Invalid|NotValid|Missing|Mismatch|OutOfRange/i, 'validation'],
]

/** What a refusal is to a caller. The agency's own token is never a visitor's business. */
export function meaningOf(codes: readonly string[]): ProblemName {
  if (codes.includes(TOKEN_REQUIRED)) return 'upstream-refused'
  const row = MEANINGS.find(([pattern]) => codes.some((code) => pattern.test(code)))
  return row?.[1] ?? 'upstream-refused'
}
