import { mutate } from 'swr'

const NAME = 'rota.booking'

let channel: BroadcastChannel | undefined
let isLastElsewhere = false

/**
 * Reads the booking again whenever another tab of this browser has changed it. Call it once, at the browser's start.
 */
export function listenToOtherTabs(): void {
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => {
    isLastElsewhere = true
    void mutate(['siteView', {}])
  })
}

/** Whether the last change of the booking was another tab's, so that a page can say why it shows another one. */
export const wasChangedElsewhere = (): boolean => isLastElsewhere

/** Tells other tabs that the booking has changed. The message contains no data. */
export function tellOtherTabs(): void {
  isLastElsewhere = false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel?.postMessage('changed')
}
