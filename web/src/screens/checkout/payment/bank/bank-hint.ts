/**
 * What the bank's frame may say of itself: the hand-off document that it is there, or that it is the bank's page itself
 * (RenderHtml); our page after the bank that it is over.
 */
export type BankNews = 'opening' | 'there' | 'returned'

/** Who may say what. */
export interface BankFrame {
  /** Origin of the shop's own pages. */
  shop: string
  /** Origin of the hand-off document. */
  payment: string
  /** The window of the frame. */
  source: unknown
}

/**
 * The news in a message of our own pages in that frame. Any other origin, window or shape is ignored (E6): the
 * news are hints, the truth is the gateway's.
 */
export function newsOf(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: BankFrame,
): BankNews | undefined {
  if (source !== frame.source || typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'rota:bank-opening' && origin === frame.payment) return 'opening'
  if (data.type === 'rota:bank-there' && origin === frame.payment) return 'there'
  if (data.type === 'rota:payment-returned' && origin === frame.shop) return 'returned'
  return undefined
}

/** A ref callback for the bank's frame: hands on what it says of itself. */
export function newsListener(onNews: (news: BankNews) => void) {
  return (frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined
    const payment = new URL(frame.src).origin
    const listen = (event: MessageEvent<unknown>) => {
      const news = newsOf(event, { shop: location.origin, payment, source: frame.contentWindow })
      if (news) onNews(news)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }
}

/**
 * What is known of a frame: how often it has loaded something, how often that was the hand-off document, and how often that
 * was the bank's page itself.
 */
export interface Seen {
  loads: number
  openings: number
  theres: number
}

/**
 * Whether the bank's page may have come: the hand-off document has arrived, and something after it. A browser reports the
 * load of its own error page too, so that a load by itself says nothing. What stands in the bank's place cannot be told
 * from the bank, which is why the dialog never stops offering another opening.
 */
export const isBankThere = ({ loads, openings, theres }: Seen) => theres > 0 || (openings > 0 && loads > openings)
