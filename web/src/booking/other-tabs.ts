import { mutate } from 'swr'

const NAME = 'rota.booking'

let channel: BroadcastChannel | undefined

/**
 * Reads the booking again whenever another tab of this browser has changed it. Call it once, at the browser's start.
 */
export function listenToOtherTabs(): void {
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => void mutate(['siteView', {}]))
}

/** Tells other tabs that the booking has changed. The message contains no data. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel?.postMessage('changed')
}
