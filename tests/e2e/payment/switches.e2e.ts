import type { Page } from '@playwright/test'
import { fillBooking } from '../basket.ts'
import { CARDS, pay } from '../checkout.ts'
import { PLACES } from '../fault-places.ts'
import { expect, test } from '../own-stack.ts'
import { violations } from '../violations.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

// A key of another site gets 404, and the browser logs refused calls.
test.use({ noise: [/Failed to load resource/] })

const NOTE = 'The bank declines everything. Ask Deniz.'

async function open(page: Page, key: string): Promise<void> {
  await page.goto('/ops')
  await page.getByRole('textbox', { name: english('ops.key') }).fill(key)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: english('ops.switches'), exact: true })).toBeVisible()
}

const cards = (page: Page) => page.getByRole('article')
const noteOf = (page: Page) => page.getByRole('textbox', { name: english('ops.switch.note') })

/** Sets the chosen kind with the keyboard. */
async function set(page: Page, note: string): Promise<void> {
  await noteOf(page).fill(note)
  await page.keyboard.press('Enter')
}

/** Lifts the only switch with the keyboard. */
async function lift(page: Page): Promise<void> {
  const button = cards(page).getByRole('button', { name: english('ops.switch.lift') })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: english('ops.switch.lift') })
  await dialog.getByRole('textbox').fill('It works again.')
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(0)
}

test('payments of a site are switched off and on at /ops with the keyboard, and the visitor keeps the basket (decision 49)', async ({
  page,
  world,
}) => {
  await fillBooking(page)
  await open(page, 'rota-partner-key')
  await expect(page.getByText(english('ops.switches.none'))).toBeVisible()

  // Without a reason nothing is sent.
  await set(page, '')
  await expect(page.getByText(english('ops.switch.note.missing'))).toBeVisible()
  await expect(noteOf(page)).toBeFocused()
  expect(await violations(page)).toEqual([])

  await set(page, NOTE)
  await expect(cards(page)).toContainText(english('ops.switch.kind.payments'))
  await expect(cards(page)).toContainText(NOTE)
  await expect(cards(page)).toContainText('test-partner')
  expect(await violations(page)).toEqual([])

  await visit(page, PLACES.payment.address)
  const refused = page.getByRole('alert').filter({ hasText: english('error.paymentsOff') })
  await expect(refused).toBeVisible()
  await expect(page.getByRole('textbox', { name: english('checkout.card.number') })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await open(page, 'rota-partner-key')
  await lift(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'It works again.' }).first()).toBeVisible()

  await visit(page, PLACES.payment.address)
  expect(await world.captures()).toEqual([])
  await pay(page, { number: CARDS.frictionless })
  await expect(page).toHaveURL(/\/booking\//)
})

test('a control key opens the switches of all sites, under the name of its holder, and no cases', async ({
  page,
  stack,
}) => {
  await open(page, stack?.controlKey ?? '')
  await expect(page.getByText(english('ops.none'))).toHaveCount(0)
  await page.getByRole('combobox', { name: english('ops.switch.what') }).selectOption('operation')
  await page.getByRole('textbox', { name: english('ops.switch.name') }).fill('hotelView')
  await page.getByRole('combobox', { name: english('ops.switch.site') }).selectOption('localhost')
  await set(page, NOTE)
  await expect(cards(page)).toContainText('hotelView')
  await expect(cards(page)).toContainText('control key deniz')
  expect(await violations(page)).toEqual([])
  expect((await page.request.get('/api/hotels/12')).status()).toBe(503)
  await lift(page)
  // The gateway may have lifted other switches before.
  const lifted = page.getByRole('listitem').filter({ hasText: /hotelView.*It works again\./ })
  await expect(lifted.first()).toContainText('control key deniz')
  expect((await page.request.get('/api/hotels/12')).status()).toBe(200)
})

// "while %s is switched off, the page says so in each language (decision 49.6)" in contract/pages/switches.test.ts has
// the rule, the test of payments above shows it in a browser, and "payment: a way that is not possible …"
// (methods.e2e.ts) a way.
test(
  'a visitor reads in a sentence what is switched off (decision 49.6)',
  { tag: '@long' },
  async ({ page, stack }) => {
    const turn = async (to: 'on' | 'off', what: object) => {
      const headers = { 'x-control-key': stack?.controlKey ?? '' }
      const answer = await page.request.put('/api/ops/switches', { headers, data: { ...what, to, note: NOTE } })
      expect(answer.status()).toBe(200)
    }
    await fillBooking(page)
    for (const [what, address, message] of [
      [{ kind: 'way', name: 'transfer' }, PLACES.payment.address, 'checkout.way.switchedOff'],
      [{ kind: 'forms' }, '/contact', 'forms.off'],
      [{ kind: 'operation', name: 'hotelPrice' }, PLACES.detail.address, 'error.switchedOff'],
      [{ kind: 'upstream', name: 'agency' }, PLACES.list.address, 'error.unavailable'],
      [{ kind: 'maintenance' }, '/settings', 'maintenance.lead'],
    ] as const) {
      await turn('off', what)
      await page.goto(address)
      await expect(page.getByRole('main').getByText(english(message)).first()).toBeVisible()
      await turn('on', what)
    }
  },
)
