import type { Locator, Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { hotelAddress, HOTEL, searchForm } from '../search.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'

/** The rooms of a hotel with dates, and the calendar of their search. */
async function calendarOf(page: Page) {
  await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(42)))
  const rooms = page.getByRole('region', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { name: 'Change' }).click()
  const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
  return {
    rooms,
    calendar,
    opener: rooms.getByRole('button', { name: /^Check-in/ }),
    until: rooms.getByRole('button', { name: /^Check-out/ }),
    checkIn: calendar.getByRole('textbox', { name: 'Check-in' }),
    checkOut: calendar.getByRole('textbox', { name: 'Check-out' }),
  }
}

// "search: Done and Enter refuse a typed day …" shows the reason beside it; what is wrong with a day is in
// `stay.test.ts`.
test(
  'search: the error of a typed day is beside it, and the dates stay as they were',
  { tag: '@long' },
  async ({ page }) => {
    const { rooms, opener, checkIn, checkOut } = await calendarOf(page)
    await opener.click()
    for (const [box, typed, message] of [
      [checkIn, inDays(-1).typed, 'This day has passed'],
      [checkIn, '31.02.2027', english('stay.date.invalid')],
      [checkOut, inDays(501).typed, 'Dates can be chosen up to 500 days ahead'],
      [checkOut, inDays(39).typed, 'Check-out must be after check-in'],
    ] as const) {
      await box.fill(typed)
      await box.blur()
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect(box).toHaveAccessibleDescription(message)
    }
    await page.keyboard.press('Escape')
    await rooms.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(40).iso}&checkOut=${inDays(42).iso}`))
  },
)

/** Ends the calendar. */
type Finish = (calendar: Locator) => Promise<void>

const FINISHES: Finish[] = [
  (calendar) => calendar.getByRole('button', { name: 'Done' }).click(),
  (calendar) => calendar.getByRole('textbox', { name: 'Check-in' }).press('Enter'),
]

for (const [which, days, tag] of [
  ['a typed day', [['31.02.2027', english('stay.date.invalid')]], []],
  // The rule is that of one; what is wrong with a day is in `stay.test.ts`.
  [
    'other typed days',
    [
      ['soon', english('stay.date.invalid')],
      [inDays(-1).typed, 'This day has passed'],
    ],
    ['@long'],
  ],
] as const) {
  test(`search: Done and Enter refuse ${which} with the reason`, { tag: [...tag] }, async ({ page }) => {
    await visit(page, '/')
    const form = searchForm(page)
    const opener = form.getByRole('button', { name: /^Check-in/ })
    const calendar = form.getByRole('dialog', { name: 'Dates of your stay' })
    const checkIn = calendar.getByRole('textbox', { name: 'Check-in' })
    for (const [typed, message] of days) {
      await test.step(`${typed}: ${message}`, async () => {
        await opener.click()
        for (const finish of FINISHES) {
          await checkIn.fill(typed)
          await finish(calendar)
          await expect(calendar).toBeVisible()
          await expect(checkIn).toBeFocused()
          await expect(checkIn).toHaveAccessibleDescription(message)
          await expect(page).toHaveURL(/\/$/)
        }
        await checkIn.fill(inDays(10).typed)
        await calendar.getByRole('textbox', { name: 'Check-out' }).fill(inDays(12).typed)
        await calendar.getByRole('button', { name: 'Done' }).click()
        await expect(calendar).toBeHidden()
        await expect(opener).toBeFocused()
      })
    }
  })
}

const [DAY, NEXT] = [inDays(60), inDays(62)]
type Day = typeof DAY
const short = ({ typed }: Day) => typed.slice(0, 6)

/** Types both days of a stay as they are written here, ends with Done, and goes back to others. */
async function typeDays(
  { calendar, opener, until, checkIn, checkOut }: Awaited<ReturnType<typeof calendarOf>>,
  write: (day: Day) => string,
) {
  await opener.click()
  await checkIn.fill(write(DAY))
  await expect(checkIn).toBeFocused()
  await checkOut.fill(write(NEXT))
  await expect(checkOut).toBeFocused()
  await calendar.getByRole('button', { name: 'Done' }).click()
  await expect(calendar).toBeHidden()
  await expect(opener).toContainText(DAY.short)
  await expect(until).toContainText(NEXT.short)
  await opener.click()
  await checkIn.fill(inDays(40).typed)
  await checkOut.fill(inDays(41).typed)
  await checkOut.press('Enter')
  await expect(calendar).toBeHidden()
}

// What can be typed is in "typed dates, …" of `civil-date.test.ts`; "search: a day without a whole year …" shows one
// format.
test('search: days are typed in all usual formats (decision 30.4)', { tag: '@long' }, async ({ page }) => {
  const boxes = await calendarOf(page)
  for (const write of [
    ({ iso }: Day) => iso,
    ({ typed }: Day) => typed.replace('.20', '/').replace('.', '/'),
    ({ typed }: Day) => typed.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
  ]) {
    await typeDays(boxes, write)
  }
})

test('search: a day without a whole year is taken when its box is left (decision 30.4)', async ({ page }) => {
  const boxes = await calendarOf(page)
  const { calendar, opener, until, checkIn, checkOut } = boxes
  await typeDays(boxes, short)
  await test.step('Enter takes it, and the next Enter ends', async () => {
    await opener.click()
    await checkOut.fill(short(inDays(43)))
    await checkOut.press('Enter')
    await expect(checkOut).toHaveValue(inDays(43).typed)
    await checkOut.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(until).toContainText(inDays(43).short)
  })
  await test.step('a press on a day is not lost', async () => {
    await opener.click()
    await checkIn.fill(short(inDays(200)))
    await calendar.locator(`[data-day="${inDays(41).wire}"]`).click()
    await expect(checkIn).toHaveValue(inDays(41).typed)
  })
})

test('search: a check-out that was too early is accepted when the check-in makes it valid', async ({ page }) => {
  const { rooms, calendar, opener, checkIn, checkOut } = await calendarOf(page)
  await opener.click()
  await checkOut.fill(inDays(39).typed)
  await checkIn.fill(inDays(36).typed)
  await expect(checkOut).not.toHaveAttribute('aria-invalid')
  await expect(calendar).toContainText('3 nights')
  await calendar.getByRole('button', { name: 'Done' }).click()
  await rooms.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${inDays(36).iso}&checkOut=${inDays(39).iso}`))
  // The form has gone, with the button that had the focus.
  await expect(rooms.getByRole('heading', { level: 2 })).toBeFocused()
})
