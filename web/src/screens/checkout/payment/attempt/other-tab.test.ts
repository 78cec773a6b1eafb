/* oxlint-disable unicorn/require-post-message-target-origin -- a channel has no target origin */
import { afterEach, expect, test } from 'vitest'
import { askOtherTabs, onBasketBookedElsewhere, announceBookedBasket, type BookedBasket } from './other-tab.ts'

const BASKET = '2027-05-01T09:10:00Z'
const booked: BookedBasket = { bookingToken: 'b', basket: BASKET }

const openChannels: BroadcastChannel[] = []

/** Another tab of the browser: a channel of the same name. */
function otherTab(): BroadcastChannel {
  const tab = new BroadcastChannel('rota.payment')
  openChannels.push(tab)
  return tab
}

afterEach(() => {
  for (const tab of openChannels.splice(0)) tab.close()
})

const nextMessage = (tab: BroadcastChannel) =>
  new Promise<unknown>((resolve) => {
    tab.addEventListener('message', (event) => resolve((event as MessageEvent<unknown>).data), { once: true })
  })

test('announces a booked basket to other tabs at once, and again to a tab that asks', async () => {
  const tab = otherTab()
  const announced = nextMessage(tab)
  announceBookedBasket(booked)
  expect(await announced).toEqual(booked)
  const again = nextMessage(tab)
  tab.postMessage('which')
  expect(await again).toEqual(booked)
})

test('calls the listener for baskets booked by other tabs, until it is removed', async () => {
  const heard: BookedBasket[] = []
  const firstCall = Promise.withResolvers<void>()
  const removeListener = onBasketBookedElsewhere((basket) => {
    heard.push(basket)
    firstCall.resolve()
  })
  const tab = otherTab()
  tab.postMessage({ forged: true })
  tab.postMessage(booked)
  await firstCall.promise
  removeListener()
  const secondCall = Promise.withResolvers<void>()
  const removeSecond = onBasketBookedElsewhere(() => secondCall.resolve())
  tab.postMessage({ ...booked, bookingToken: 'c' })
  await secondCall.promise
  removeSecond()
  expect(heard).toEqual([booked])
})

test('ignores the result of an earlier basket, and resolves with that of the asked basket', async () => {
  const later: BookedBasket = { bookingToken: 'd', basket: '2027-05-02T09:10:00Z' }
  const tab = otherTab()
  tab.addEventListener('message', () => {
    tab.postMessage(booked)
    tab.postMessage(later)
  })
  expect(await askOtherTabs(later.basket)).toEqual(later)
})
