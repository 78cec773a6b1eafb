import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** The origin of a frame's `src`, and its window. */
export type FrameSource = { origin: string; source: unknown }

/**
 * A ref for an iframe whose `postMessage` messages are passed to `onMessage`. `parse` must check the origin and the
 * window of each message; it returns undefined for those to ignore (E6).
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
  // A layout effect, so that no message is missed: the frame starts to load as soon as it is in the document.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handle(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return frame
}
