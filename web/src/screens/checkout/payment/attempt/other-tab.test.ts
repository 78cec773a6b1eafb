/* oxlint-disable unicorn/require-post-message-target-origin -- a channel has no target origin */
import { afterEach, expect, test } from 'vitest'
import { askOtherTabs, onEnding, tellEnding, type Ending } from './other-tab.ts'

const BASKET = '2027-05-01T09:10:00Z'
const made: Ending = { bookingToken: 'b', basket: BASKET }

const open: BroadcastChannel[] = []

/** Another tab of the browser: a channel of the same name. */
function otherTab(): BroadcastChannel {
  const tab = new BroadcastChannel('rota.payment')
  open.push(tab)
  return tab
}

afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

const nextMessage = (tab: BroadcastChannel) =>
  new Promise<unknown>((resolve) => {
    tab.addEventListener('message', (event) => resolve((event as MessageEvent<unknown>).data), { once: true })
  })

test('a booking is told to other tabs at once, and again to one that asks', async () => {
  const tab = otherTab()
  const told = nextMessage(tab)
  tellEnding(made)
  expect(await told).toEqual(made)
  const again = nextMessage(tab)
  tab.postMessage('which')
  expect(await again).toEqual(made)
})

test('what another tab has booked is heard until nobody listens any more', async () => {
  const heard: Ending[] = []
  const first = Promise.withResolvers<void>()
  const stop = onEnding((ending) => {
    heard.push(ending)
    first.resolve()
  })
  const tab = otherTab()
  tab.postMessage({ forged: true })
  tab.postMessage(made)
  await first.promise
  stop()
  const last = Promise.withResolvers<void>()
  const end = onEnding(() => last.resolve())
  tab.postMessage({ ...made, bookingToken: 'c' })
  await last.promise
  end()
  expect(heard).toEqual([made])
})

test('the result of an earlier basket is no answer, that of this one is', async () => {
  const later: Ending = { bookingToken: 'd', basket: '2027-05-02T09:10:00Z' }
  const tab = otherTab()
  tab.addEventListener('message', () => {
    tab.postMessage(made)
    tab.postMessage(later)
  })
  expect(await askOtherTabs(later.basket)).toEqual(later)
})
