/**
 * A message from the frame with the bank's page. `opening`: the hand-off document has loaded, which leads to the bank.
 * `there`: the hand-off document is the bank's page itself (RenderHtml). `returned`: the bank has sent the visitor back
 * to the shop, so the payment is over.
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
 * What has happened in the frame so far: its load events, and the messages `opening` and `there`.
 */
export interface FrameEvents {
  loads: number
  openings: number
  bankPages: number
}

/**
 * Whether the bank's page has probably loaded: the hand-off document has, and another document after it. A load event
 * alone proves nothing, because browsers fire one for their own error page, too. Such an error page after the hand-off
 * document cannot be distinguished from the bank's page, so the dialog always offers to open the page again.
 */
export const mayShowBankPage = ({ loads, openings, bankPages }: FrameEvents) =>
  bankPages > 0 || (openings > 0 && loads > openings)
