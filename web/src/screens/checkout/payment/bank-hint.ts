/** What the page after the bank posts to its parent (gateway, payment return). */
const HINT = 'rota:payment-returned'

/**
 * Whether a message is the hint of our own page in that frame. Any other origin, window or shape is ignored
 * (reliability E6).
 */
export function isHint(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { origin: string; source: unknown },
): boolean {
  if (origin !== from.origin || source !== from.source) return false
  return typeof data === 'object' && data !== null && 'type' in data && data.type === HINT
}

/**
 * A ref callback for the bank's frame: tells `onHint` when the frame says that the visitor has come back. It is a hint
 * to ask the gateway now, never the answer.
 */
export function hintListener(onHint: () => void) {
  return (frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined
    const listen = (event: MessageEvent<unknown>) => {
      if (isHint(event, { origin: location.origin, source: frame.contentWindow })) onHint()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }
}
