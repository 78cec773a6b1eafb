/** What the mock bank does with a card. */
export type CardOutcome = 'challenge' | 'frictionless' | 'declined'

/** Ways to open the bank's page other than a form, by their names in the contract. */
export type Handoff = 'OpenModal' | 'PostUrl' | 'RedirectToPostUrl' | 'RenderHtml' | 'elsewhere'

/**
 * How the bank's page misbehaves: it never loads, reports a timeout, does not return the visitor after paying, or
 * returns the visitor five times.
 */
export type BankTrick = 'hangs' | 'times-out' | 'keeps' | 'returns-five-times'

interface TestCard {
  readonly number: string
  readonly brand: string
  readonly outcome: CardOutcome
  /** The bank's decline reason: a name of the contract, a code of ISO 8583, or free text. */
  readonly reason?: string
  /** How the visitor gets to the bank, if not by a form. `elsewhere` is a host other than the bank's. */
  readonly handoff?: Handoff
  readonly bank?: BankTrick
  /** What a tester sees. */
  readonly see: string
}

/**
 * The public test cards, with any expiry from this month on and any CVV of three digits. Unlisted valid numbers get a
 * challenge; expired cards are declined.
 */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4000000000001091',
    brand: 'Visa',
    outcome: 'challenge',
    see: 'The bank asks for a code: 1234 pays; three wrong codes or Cancel end the payment.',
  },
  {
    number: '5400000000001094',
    brand: 'Mastercard',
    outcome: 'challenge',
    see: 'The bank asks for a code: 1234 pays; three wrong codes or Cancel end the payment.',
  },
  {
    number: '4000000000210007',
    brand: 'Visa',
    outcome: 'challenge',
    handoff: 'OpenModal',
    see: 'The bank’s own page opens in the window (action 1, OpenModal); it asks for the code.',
  },
  {
    number: '4000000000230005',
    brand: 'Visa',
    outcome: 'challenge',
    handoff: 'PostUrl',
    see: 'The bank takes the whole tab (action 3, PostUrl), asks for the code and sends you back.',
  },
  {
    number: '4000000000250003',
    brand: 'Visa',
    outcome: 'challenge',
    handoff: 'RedirectToPostUrl',
    see: 'The bank takes the whole tab (action 5, RedirectToPostUrl), asks for the code and sends you back.',
  },
  {
    number: '4000000000260002',
    brand: 'Visa',
    outcome: 'challenge',
    handoff: 'RenderHtml',
    see: 'A page of the agency with a script of the bank opens in the window (action 6, RenderHtml); it asks for the code.',
  },
  {
    number: '4000000000290009',
    brand: 'Visa',
    outcome: 'challenge',
    handoff: 'elsewhere',
    see: 'The agency names a host that is not the bank’s: the payment ends, and nothing is charged.',
  },
  {
    number: '4000000000001000',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once, without a bank page.',
  },
  {
    number: '4000000000001109',
    brand: 'Visa',
    outcome: 'declined',
    see: 'Declined at once without a reason. Nothing is charged, and the basket is kept.',
  },
  {
    number: '4000000000005118',
    brand: 'Visa',
    outcome: 'declined',
    reason: 'insufficient-funds',
    see: 'Declined at once: insufficient funds.',
  },
  {
    number: '4000000000006116',
    brand: 'Visa',
    outcome: 'declined',
    reason: '61',
    see: 'Declined at once: card limit reached. The bank answers with ISO 8583 code 61.',
  },
  {
    number: '4000000000008211',
    brand: 'Visa',
    outcome: 'declined',
    reason: '82',
    see: 'Declined at once: wrong CVV. The bank answers with ISO 8583 code 82.',
  },
  {
    number: '4000000000005712',
    brand: 'Visa',
    outcome: 'declined',
    reason: 'not-permitted',
    see: 'Declined at once: card not enabled for online payments.',
  },
  {
    number: '4000000000009912',
    brand: 'Visa',
    outcome: 'declined',
    reason: 'mavi-rule-17',
    see: 'Declined at once for a reason the bank does not disclose: `refused`.',
  },
  {
    number: '4000000000003014',
    brand: 'Visa',
    outcome: 'challenge',
    bank: 'hangs',
    see: 'The bank’s page never loads. After ten seconds the shop offers to open it again; after closing the window you can use another card or cancel. Nothing is charged.',
  },
  {
    number: '4000000000003022',
    brand: 'Visa',
    outcome: 'challenge',
    bank: 'times-out',
    see: 'Whatever code you enter, the bank says that the time is up: declined as not confirmed, and nothing is charged.',
  },
  {
    number: '4000000000003030',
    brand: 'Visa',
    outcome: 'challenge',
    bank: 'keeps',
    see: 'After the code, the bank does not send you back: the shop finds out by itself that you have paid, and books.',
  },
  {
    number: '4000000000003055',
    brand: 'Visa',
    outcome: 'challenge',
    bank: 'returns-five-times',
    see: 'After the code, the bank calls the shop back five times: charged once, booked once.',
  },
  {
    number: '4000080000000087',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once. A Bonus card of Garanti: in lira, you can choose 3, 6, 9 or 12 instalments.',
  },
  {
    number: '4000090000000094',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once. A Bonus card of Denizbank: in lira, you can choose 3, 6, 9 or 12 instalments.',
  },
  {
    number: '4000100000000109',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once. A World card of Yapı Kredi: in lira, you can choose 3 or 6 instalments.',
  },
  {
    number: '4000190000000191',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once. A CardFinans card of QNB Finansbank: in lira, you can choose 3 or 9 instalments.',
  },
  {
    number: '4000310000000310',
    brand: 'Visa',
    outcome: 'frictionless',
    see: 'Paid at once. A World card of Vakıfbank: in lira, you can choose 3 or 6 instalments.',
  },
]

/** The code that the bank accepts; the bank's page shows it. */
export const TEST_CODE = '1234'

/** The outcome of a card payment, with the bank's reason when declined. `month` is the current month as YYYYMM. */
export function outcomeOf(
  card: { number: string; expiry: string },
  month: number,
): { outcome: CardOutcome; reason?: string; handoff?: Handoff; bank?: BankTrick } {
  const [expiryMonth = '', expiryYear = ''] = card.expiry.split('/')
  if (Number(expiryYear + expiryMonth) < month) return { outcome: 'declined', reason: 'expired-card' }
  const known = TEST_CARDS.find(({ number }) => number === card.number)
  if (known === undefined) return { outcome: 'challenge' }
  const { outcome, reason, handoff, bank } = known
  return {
    outcome,
    ...(reason !== undefined && { reason }),
    ...(handoff !== undefined && { handoff }),
    ...(bank !== undefined && { bank }),
  }
}
