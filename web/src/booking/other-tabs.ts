import { mutate } from 'swr'

const NAME = 'rota.booking'

let channel: BroadcastChannel | undefined

/** Reads the booking again whenever another tab of this browser has changed it. Called once, by the browser's start. */
export function listenToOtherTabs(): void {
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => void mutate(['siteView', {}]))
}

/** Says that the booking has changed. Nothing of it is in the message. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel?.postMessage('changed')
}
