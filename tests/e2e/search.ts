import type { Locator, Page } from '@playwright/test'
import type { inDays } from './days.ts'
import { english, type Words } from './words.ts'

type Day = ReturnType<typeof inDays>

/** The search form of a page. */
export const searchForm = (page: Page, words = english) => page.getByRole('form', { name: words('search.title') })

/**
 * Types a place, key by key: the first key makes React hydrate the box. A text that comes without a key, in the moment
 * between the code and the hydration, is not heard.
 */
export async function typePlace(form: Locator, typed: string, words = english): Promise<void> {
  const where = form.getByRole('combobox', { name: words('search.where') })
  await where.press('ControlOrMeta+a')
  await where.pressSequentially(typed)
}

/** Types a place and selects the suggestion with that name. */
export async function choosePlace(form: Locator, typed: string, name: string, words = english): Promise<void> {
  await typePlace(form, typed, words)
  await form.getByRole('option', { name }).first().click()
}

/** Types both dates into the calendar. */
export async function chooseDates(form: Locator, checkIn: Day, checkOut: Day, words = english): Promise<void> {
  await form.getByRole('button', { name: new RegExp(`^${words('search.checkIn')}`) }).click()
  const calendar = form.getByRole('dialog', { name: words('search.dates') })
  await calendar.getByRole('textbox', { name: words('search.checkIn') }).fill(checkIn.typed)
  await calendar.getByRole('textbox', { name: words('search.checkOut') }).fill(checkOut.typed)
  await calendar.getByRole('button', { name: words('done') }).click()
}

/** Opens the guests panel. */
export async function openGuests(form: Locator, words: Words = english): Promise<Locator> {
  await form.getByRole('button', { name: new RegExp(`^${words('search.guests')}`) }).click()
  return form.getByRole('dialog', { name: words('search.guests') })
}

/** The URL of a hotel for a stay of two adults and children. */
export function hotelAddress(slug: string, checkIn: Day, checkOut: Day, children: readonly number[] = []): string {
  const ages = children.length > 0 ? `&children=${children.join()}` : ''
  return `/hotels/${slug}?checkIn=${checkIn.iso}&checkOut=${checkOut.iso}${ages}`
}

/** This hotel always has rooms, accepts children, and is refundable until seven days before arrival. */
export const HOTEL = { slug: 'ardic-bay-hotel-12', name: 'Ardıç Bay Hotel', room: 'Garden double' }
