/** What the page after the bank posts to its parent (gateway, payment return). */
const HINT = 'rota:payment-returned'

function isHint(event: MessageEvent<unknown>, frame: HTMLIFrameElement): boolean {
  const { origin, source, data } = event
  if (origin !== location.origin || source !== frame.contentWindow) return false
  return typeof data === 'object' && data !== null && 'type' in data && data.type === HINT
}

/**
 * A ref callback for the bank's frame: tells `onHint` when the frame says that the visitor has come back. It is a hint
 * to ask the gateway now, never the answer; any other window, origin or shape is ignored (reliability E6).
 */
export function hintListener(onHint: () => void) {
  return (frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined
    const listen = (event: MessageEvent<unknown>) => {
      if (isHint(event, frame)) onHint()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }
}
