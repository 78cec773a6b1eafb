import type { Locator, Page } from '@playwright/test'
import { inDays } from '../days.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

type Day = ReturnType<typeof inDays>

const OUT = inDays(40)
const BACK = inDays(47)

test('the journey, a transfer both ways, from the empty form into the cart', { tag: '@demo' }, async ({ page }) => {
  await test.step('1 and 2: places, times, way back and party', () => search(page))
  await test.step('1: what cannot carry five says why', () => tooSmall(page))
  await test.step('3: the flights', () => flights(page))
  await test.step('8: in Arabic', () => arabic(page))
})

/** Isolates a name, so that it keeps its own text direction inside a sentence. */
const apart = (name: string) => `\u2068${name}\u2069`

const vehicle = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function choosePlace(form: Locator, end: string, typed: string, name: string): Promise<void> {
  await form.getByRole('combobox', { name: end, exact: true }).fill(typed)
  await form.getByRole('option', { name }).click()
}

/** Opens the panel of a ride and fills in its time; the caller fills in the date. */
async function openRide(form: Locator, ride: string, hour: string, minute: string): Promise<Locator> {
  await form.getByRole('button', { name: new RegExp(`^${ride}`) }).click()
  const panel = form.getByRole('dialog', { name: ride })
  await panel.getByRole('combobox', { name: 'Hour' }).selectOption(hour)
  await panel.getByRole('combobox', { name: 'Minute' }).selectOption(minute)
  return panel
}

async function typeDay(panel: Locator, ride: string, day: Day): Promise<void> {
  await panel.getByRole('textbox', { name: `${ride}: day` }).fill(day.typed)
  await panel.getByRole('button', { name: 'Done' }).click()
}

async function search(page: Page): Promise<void> {
  await visit(page, '/transfers')
  const form = page.getByRole('form', { name: 'Search for a transfer' })
  await choosePlace(form, 'From', 'anta', 'Antalya Airport')
  await choosePlace(form, 'To', 'bel', 'Belek')
  await typeDay(await openRide(form, 'Pick-up', '10', '10'), 'Pick-up', OUT)
  const back = await openRide(form, 'Return', '07', '30')
  await typeDay(back, 'Return', inDays(39))
  await expect(back).toContainText('The ride back starts after the ride out')
  await typeDay(back, 'Return', BACK)
  await form.getByRole('button', { name: /^Passengers/ }).click()
  const load = form.getByRole('dialog', { name: 'Passengers' })
  for (let more = 0; more < 3; more++) {
    await load.getByRole('button', { name: 'One adult more' }).click()
    await load.getByRole('button', { name: 'One suitcase more' }).click()
  }
  await load.getByRole('button', { name: 'Done' }).click()
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${apart('Antalya Airport')} to ${apart('Belek')}`)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    from: 'ayt',
    to: 'belek',
    trip: 'return',
    date: OUT.iso,
    time: '10:10',
    back: BACK.iso,
    backTime: '07:30',
    adults: '5',
    bags: '5',
  })
}

async function tooSmall(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^5 vehicles, 2 take 5 people and 5 bags/)
  const car = vehicle(page, 'Economy car').getByRole('button', { name: 'Too small' })
  await expect(car).toBeDisabled()
  await expect(car).toHaveAccessibleDescription(/For up to 3 people\. You are 5\. Minivan takes you all\./)
  await expect(vehicle(page, 'Minivan')).toContainText('both ways, the whole vehicle')
  await vehicle(page, 'Minivan').getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByRole('heading', { name: 'Your two rides' })).toBeVisible()
}

async function flights(page: Page): Promise<void> {
  const flight = page.getByRole('textbox', { name: 'Your flight in' })
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await flight.fill('Airbus')
  await flight.blur()
  await expect(flight).toHaveAccessibleDescription(/This is no flight number/)
  await add.click()
  await expect(flight).toBeFocused()
  await flight.fill('tk2412')
  await flight.blur()
  await expect(flight).toHaveValue('TK 2412')
  const leaves = page.getByRole('group', { name: 'Flight leaves' })
  await leaves.getByRole('combobox', { name: 'Hour' }).selectOption('10')
  await expect(page.getByRole('main')).toContainText('07:30 leaves you only 1 hour 55 minutes at the airport.')
  await page.getByRole('button', { name: 'Take 06:25' }).click()
  await leaves.getByRole('combobox', { name: 'Hour' }).selectOption('11')
  await expect(page.getByRole('main')).toContainText('06:25 leaves you 4 hours at the airport.')
  await add.click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Added to cart')
}

async function arabic(page: Page): Promise<void> {
  await visit(page, `/ar/transfers?from=ayt&to=belek&date=${OUT.iso}&time=10:10&ride=aytbelekminivan`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`من ${apart('مطار أنطاليا')} إلى ${apart('بيليك')}`)
  const [from, to] = await Promise.all(
    ['AYT', 'بيليك'].map((name) => page.locator('#rides').getByText(name).first().boundingBox()),
  )
  // In Arabic the route runs from right to left.
  expect(from?.x ?? 0).toBeGreaterThan(to?.x ?? 0)
}
