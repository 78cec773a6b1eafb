import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** The origin at which a frame was opened, and its window. */
export type FrameSource = { origin: string; source: unknown }

/**
 * Listens to the messages of a frame, and returns the ref for it. `parse` returns undefined for messages of other
 * origins or windows and for unknown shapes, which are ignored (E6).
 */
export function useFrameMessages<Message>(
  parse: (event: MessageEvent<unknown>, frame: FrameSource) => Message | undefined,
  onMessage: (message: Message) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const handle = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!frame.current) return
    const { src, contentWindow } = frame.current
    const message = parse(event, { origin: new URL(src).origin, source: contentWindow })
    if (message) onMessage(message)
  })
  // A layout effect, because the frame loads as soon as it is in the document, and no message may be missed.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handle(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return frame
}
