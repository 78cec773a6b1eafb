import { mutate } from 'swr'

const NAME = 'rota.booking'

let channel: BroadcastChannel | undefined
let wasLastChangeElsewhere = false

/**
 * Reads the booking again whenever another tab of this browser has changed it. Call it once, at the browser's start.
 */
export function listenToOtherTabs(): void {
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => {
    wasLastChangeElsewhere = true
    void mutate(['siteView', {}])
  })
}

/** Whether another tab made the last change of the booking, so that a page can say why the booking looks different. */
export const wasChangedElsewhere = (): boolean => wasLastChangeElsewhere

/** Tells other tabs that the booking has changed. The message contains no data. */
export function tellOtherTabs(): void {
  wasLastChangeElsewhere = false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel?.postMessage('changed')
}
