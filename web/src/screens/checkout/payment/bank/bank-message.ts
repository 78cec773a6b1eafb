/**
 * Messages from the bank's frame: the hand-off document was loaded, or it is the bank's page itself (RenderHtml); or
 * our page after the bank says that the payment is over.
 */
export type BankMessage = 'opening' | 'there' | 'returned'

/** The origins and the window from which messages are accepted. */
export interface BankFrame {
  /** Origin of the shop's own pages. */
  shop: string
  /** Origin of the hand-off document. */
  payment: string
  /** The window of the frame. */
  source: unknown
}

/**
 * Parses a message from our own pages in the frame. Any other origin, window or shape is ignored (E6). Messages are
 * only hints; the gateway is the source of truth.
 */
export function parseBankMessage(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: BankFrame,
): BankMessage | undefined {
  if (source !== frame.source || typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'rota:bank-opening' && origin === frame.payment) return 'opening'
  if (data.type === 'rota:bank-there' && origin === frame.payment) return 'there'
  if (data.type === 'rota:payment-returned' && origin === frame.shop) return 'returned'
  return undefined
}

/**
 * What is known of a frame: the number of its loads, how many were the hand-off document, and how many were the bank's
 * page itself.
 */
export interface Seen {
  loads: number
  openings: number
  theres: number
}

/**
 * Whether the bank's page may have loaded: the hand-off document has, and something after it. Browsers also fire a load
 * event for their own error page, so a load alone proves nothing. An error page cannot be told apart from the bank's,
 * which is why the dialog always offers to reopen it.
 */
export const isBankThere = ({ loads, openings, theres }: Seen) => theres > 0 || (openings > 0 && loads > openings)
