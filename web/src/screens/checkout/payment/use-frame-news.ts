import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** What a message from a frame is judged by: the origin that the frame was opened at, and its window. */
export type FrameSource = { origin: string; source: unknown }

/**
 * A ref for a frame whose messages are news. `read` ignores any that is not from the frame, or that says nothing known
 * (E6).
 */
export function useFrameNews<News>(
  read: (event: MessageEvent<unknown>, frame: FrameSource) => News | undefined,
  onNews: (news: News) => void,
): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!frame.current) return
    const { src, contentWindow } = frame.current
    const news = read(event, { origin: new URL(src).origin, source: contentWindow })
    if (news) onNews(news)
  })
  // Messages come to the window, and none may be missed: the frame loads from the moment that it is there.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return frame
}
