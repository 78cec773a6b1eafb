/** What the mock issuer does with a card. */
export type CardOutcome = 'challenge' | 'frictionless' | 'declined'

interface TestCard {
  readonly number: string
  readonly brand: string
  readonly outcome: CardOutcome
  /** What a tester will see. */
  readonly see: string
}

/**
 * The published test cards. Expiry is any month from now on, CVV any three digits. A valid number that is not listed is
 * challenged; a card that has expired is declined.
 */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4000000000001091',
    brand: 'Visa',
    outcome: 'challenge',
    see: 'The bank asks for a code; 1234 pays, three wrong codes or Cancel do not.',
  },
  {
    number: '5400000000001094',
    brand: 'Mastercard',
    outcome: 'challenge',
    see: 'The bank asks for a code; 1234 pays, three wrong codes or Cancel do not.',
  },
  {
    number: '4000000000001000',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once, without a window of the bank.',
  },
  {
    number: '4000000000001109',
    brand: 'Visa',
    outcome: 'declined',
    see: 'Declined at once; no money moves and the basket stays.',
  },
]

/** The code that the bank accepts; it is printed on its page. */
export const TEST_CODE = '1234'

/** What happens to a card. `month` is the present month as YYYYMM. */
export function outcomeOf(card: { number: string; expiry: string }, month: number): CardOutcome {
  const [expiryMonth = '', expiryYear = ''] = card.expiry.split('/')
  if (Number(expiryYear + expiryMonth) < month) return 'declined'
  return TEST_CARDS.find((known) => known.number === card.number)?.outcome ?? 'challenge'
}
