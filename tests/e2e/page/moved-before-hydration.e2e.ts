import type { Page } from '@playwright/test'
import { flightAddress } from '../flights.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** Follows a link as soon as React has begun to hydrate the page, while its parts still wait for their turn. */
async function leadElsewhere(page: Page, to: string): Promise<void> {
  await page.addInitScript((href) => {
    // Before the page listens, the link would load a document.
    addEventListener('click', (event) => event.preventDefault())
    const { port1, port2 } = new MessageChannel()
    const next = () => port2.postMessage(0)
    port1.addEventListener('message', () => {
      const root = document.getElementById('root')
      if (root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
        const link = Object.assign(document.createElement('a'), { href })
        root.after(link)
        link.click()
        link.remove()
      }
      if (!location.href.endsWith(href)) next()
    })
    port1.start()
    next()
  }, to)
}

for (const load of [1, 2]) {
  // A fault shows in some loads only, so the long run loads the page once more.
  const tag = load === 1 ? [] : ['@long']
  test(
    `what is hydrated after the address has changed is first what the server rendered, load ${load}`,
    { tag },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await leadElsewhere(page, '/flight')
      // An element that does not match what the server rendered is an error in the page, and fails the test.
      await page.goto(flightAddress('IST', 'AYT'))
      await expect(page).toHaveURL('/flight')
      const form = page.getByRole('form', { name: english('flights.search') })
      await expect(form.getByRole('button', { name: english('search.submit') })).toBeVisible()
    },
  )
}
