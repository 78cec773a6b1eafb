import type { Page } from '@playwright/test'
import { bankOf, CODE, confirm } from '../bank.ts'
import { fillBasket, fillBooking } from '../basket.ts'
import { CARDS, cardFields, fillCard, fillGuests, payButton, tickContracts } from '../checkout.ts'
import { lira } from '../money.ts'
import { PLACES } from '../fault-places.ts'
import { hydrated, stopClock, visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

// The effects of a translator, autofill and the clipboard on the pages of a booking.

/**
 * Wraps every text in two `<font>` elements, as browser translators do, including texts added later. The words stay the
 * same, so that the test can find them.
 */
async function translate(page: Page): Promise<void> {
  // The footer hydrates when the page is idle; a translator waits for an idle page, too.
  await hydrated(page.locator('body > * footer').last())
  await page.evaluate(() => {
    const replace = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, svg')) return
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.nodeValue)
      text.parentNode?.replaceChild(font, text)
    }
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) replace(text)
    }
    replaceAll(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) replaceAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await expect(page.locator('main font').first()).toBeAttached()
}

test('rewritten page: a translated shop counts, adds up, names what is missing, and is paid (H9)', async ({
  page,
  world,
}) => {
  const { totalAmount } = await fillBasket(page)
  await page.clock.install()
  await visit(page, '/cart')
  const line = page.getByRole('article')
  await expect(line).toContainText(lira(totalAmount.value))
  await translate(page)
  await test.step('a change in the basket is shown, sums too', async () => {
    await line.getByRole('button', { name: 'One room more' }).click()
    await expect(page.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible()
    await expect(line).toContainText(lira(totalAmount.value * 2))
    await line.getByRole('button', { name: 'One room fewer' }).click()
    await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
    await expect(line).toContainText(lira(totalAmount.value))
    await stopClock(page)
    await line.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: english('cart.undo') }).click()
    await expect(line).toContainText(lira(totalAmount.value))
    await page.clock.resume()
  })
  await test.step('guests: errors come and go', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: english('cart.continue') })
      .click()
    await PLACES.checkout.shows(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await fillGuests(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await PLACES.checkout.shows(page).click()
  })
  await test.step('payment: errors come and go, and the bank asks', async () => {
    await payButton(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await fillCard(page)
    await tickContracts(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await payButton(page).click()
    await confirm(await bankOf(page), CODE)
    await expect(page.getByRole('heading', { name: english('booking.booked.title') })).toBeVisible()
  })
  expect(await world.captures()).toHaveLength(1)
})

test('rewritten page: a pasted card number is taken with blanks and dashes (H9)', async ({ page, context }) => {
  await fillBooking(page)
  await visit(page, PLACES.payment.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { number } = cardFields(page)
  const grouped = CARDS.challenge.replaceAll(/\d{4}(?=\d)/g, '$& ')
  for (const between of ['', ' ', '-', ' - ', '\u00a0\u00a0']) {
    await test.step(`between the groups: '${between}'`, async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${grouped.replaceAll(' ', between)} `)
      await number.fill('')
      await number.press('Control+V')
      await expect(number).toHaveValue(grouped)
      await expect(number).not.toHaveAttribute('aria-invalid')
    })
  }
})

test('rewritten page: every field that a browser can fill in says what it is for (H9)', async ({ page }) => {
  await fillBasket(page)
  await visit(page, PLACES.checkout.address)
  const customer = page.getByRole('region', { name: english('checkout.customer.title') })
  await expect(customer).toBeVisible()
  const tokens = () =>
    page.locator('main [autocomplete]').evaluateAll((all) => all.map((it) => it.getAttribute('autocomplete')))
  expect(await tokens()).toEqual(expect.arrayContaining(['given-name', 'family-name', 'email', 'tel-national']))
  await fillGuests(page)
  await PLACES.checkout.shows(page).click()
  await expect(payButton(page)).toBeVisible()
  expect(await tokens()).toEqual(['cc-number', 'cc-name', 'cc-exp', 'cc-csc'])
})
