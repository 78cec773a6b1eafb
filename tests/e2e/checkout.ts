import { expect, type Page } from '@playwright/test'
import { fillHydrated } from './visit.ts'
import { english, type Words } from './words.ts'

/** The bank's public test cards. */
export const CARDS = {
  challenge: '4000000000001091',
  frictionless: '4000000000001000',
  declined: '4000000000001109',
  insufficientFunds: '4000000000005118',
  unknownReason: '4000000000009912',
}

export interface CardInput {
  number: string
  owner: string
  expiry: string
  cvv: string
}

const nextYear = new Date().getFullYear() + 1
const GOOD: CardInput = { number: CARDS.challenge, owner: 'ADA KAYA', expiry: `12/${nextYear}`, cvv: '123' }

/** The four card fields. */
export function cardFields(page: Page, words = english) {
  const field = (id: keyof CardInput) => page.getByRole('textbox', { name: words(`checkout.card.${id}`) })
  return { number: field('number'), owner: field('owner'), expiry: field('expiry'), cvv: field('cvv') }
}

/** Fills in a valid card, except for the given fields. */
export async function fillCard(page: Page, card: Partial<CardInput> = {}, words = english): Promise<void> {
  const fields = cardFields(page, words)
  const { number, owner, expiry, cvv } = { ...GOOD, ...card }
  await fields.number.fill(number)
  await fields.owner.fill(owner)
  await fields.expiry.fill(expiry)
  await fields.cvv.fill(cvv)
}

/** The part with the contracts. */
const contractsPart = (page: Page, words: Words) => page.getByRole('region', { name: words('checkout.contract.title') })

/** The checkboxes of the contracts. */
export const contractBoxes = (page: Page, words = english) => contractsPart(page, words).getByRole('checkbox')

/**
 * Ticks the contracts, once they are all there and those of the chosen payment, and the plans of the card above them: a
 * new price changes their text and clears the ticks, and each of them loads by itself.
 */
export async function tickContracts(page: Page, words = english): Promise<void> {
  await contractBoxes(page, words).first().waitFor()
  await expect(page.locator('form [aria-busy=true]')).toHaveCount(0)
  for (const box of await contractBoxes(page, words).all()) await box.check()
}

/** The Pay button with the total on it. */
export const payButton = (page: Page, words = english) =>
  page.getByRole('button', { name: new RegExp(words('checkout.pay').replace(/\s*\{sum\}\s*/, '.*')) })

/** Fills in the card, accepts the contracts and presses Pay. */
export async function pay(page: Page, card: Partial<CardInput> = {}, words = english): Promise<void> {
  await fillCard(page, card, words)
  await tickContracts(page, words)
  await payButton(page, words).click()
}

/**
 * Observes the page from the moment Pay is pressed: whether the button is disabled, and the text below it. Call it
 * before the press, because the state is too short to be polled.
 */
export function starting(page: Page): Promise<{ locked: boolean; text: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          const button = document.querySelector('button[type=submit][aria-busy=true]')
          if (!button) return
          observer.disconnect()
          const text = button.closest('form')?.innerText ?? ''
          resolve({ locked: button.getAttribute('aria-disabled') === 'true', text })
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
}

/** The travellers of the tests: two adults, then a child. */
export const PEOPLE = [
  ['Ada', 'Kaya'],
  ['Can', 'Kaya'],
  ['Su', 'Kaya'],
] as const

/** Fills in the customer and the guests: two adults, and a child if there is one. */
export async function fillGuests(page: Page, words = english): Promise<void> {
  const label = (id: string) => words(`checkout.customer.${id}`)
  const customer = page.getByRole('region', { name: words('checkout.customer.title') })
  const [[name, surname]] = PEOPLE
  const first = customer.getByRole('textbox', { name: label('name'), exact: true })
  await fillHydrated(first, name)
  await customer.getByRole('textbox', { name: label('surname'), exact: true }).fill(surname)
  await customer.getByRole('textbox', { name: label('email') }).fill('ada.kaya@example.com')
  await customer.getByRole('textbox', { name: label('phone') }).fill('5321234567')
  const guests = page.getByRole('region', { name: words('checkout.guests.title') }).getByRole('group')
  for (const [index, guest] of (await guests.all()).entries()) {
    const [own, family] = PEOPLE[index] ?? PEOPLE[0]
    await guest.getByRole('textbox', { name: label('name'), exact: true }).fill(own)
    await guest.getByRole('textbox', { name: label('surname'), exact: true }).fill(family)
  }
}
