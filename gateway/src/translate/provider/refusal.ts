import type { ProblemName } from '../../ports/problem.ts'
import type { Wire } from '../../ports/provider.ts'

type Message = Wire['Message']

/** Message types (set B of decision 18.1). */
const WARNING = 4

/** Pattern of the provider's codes. Anything else is not forwarded. */
const SYMBOL = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/

/** Maximum number of forwarded codes. */
const MAX_CODES = 10

/** The token is missing, wrong or expired, although HTTP is 200. */
export const TOKEN_REQUIRED = 'TokenRequired'

/**
 * Codes of messages without duplicates. Their texts are dropped, because they may quote a traveller's input and depend
 * on the account's language (decision 16.7).
 */
export function codesOf(messages: readonly Message[]): string[] {
  return [...new Set(messages.map(({ code }) => String(code)).filter((code) => SYMBOL.test(code)))].slice(0, MAX_CODES)
}

/** Codes of the warnings of a success. */
export const warningsOf = (messages: readonly Message[]): string[] =>
  codesOf(messages.filter(({ messageType }) => messageType === WARNING))

/**
 * Maps families of codes to problems by keywords, because the list is not published (decision 16.7). The first match
 * decides; unknown codes are `upstream-refused`.
 */
const MEANINGS: readonly (readonly [RegExp, ProblemName])[] = [
  [/PriceChange|PriceHasChanged|ChangedPrice|PriceDifferen/i, 'price-changed'],
  [/NotOpen|NotPossible|Already|CanNotBe(?:Cancel|Remov|Chang|Commit)/i, 'wrong-step'],
  [/Expire|TimedOut|TimeOut/i, 'expired'],
  [/SoldOut|StopSale|NotAvailable|Unavailable|NoAvailab|Allotment|NoLongerBookable/i, 'sold-out'],
  [/NotFound|NotExist|NoPrice|NoResult|NoOffer|NoRecord/i, 'not-found'],
  [/CanNotBe|CannotBe|MustBe|Required|Invalid|NotValid|Missing|Mismatch|OutOfRange/i, 'validation'],
]

/**
 * Maps the codes of a refusal to a problem name. A token error becomes `upstream-refused`: visitors must not see it.
 */
export function meaningOf(codes: readonly string[]): ProblemName {
  if (codes.includes(TOKEN_REQUIRED)) return 'upstream-refused'
  const row = MEANINGS.find(([pattern]) => codes.some((code) => pattern.test(code)))
  return row?.[1] ?? 'upstream-refused'
}
