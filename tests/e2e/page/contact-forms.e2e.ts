import type { Locator } from '@playwright/test'
import { expectNotice } from '../announced.ts'
import { inDays } from '../days.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

const tomorrow = () => inDays(1)
/** A phone number that no other run of this test uses. */
const PHONE = `532${String(Date.now()).slice(-7)}`
const GROUPED = PHONE.replace(/(...)(...)(....)/, '$1-$2-$3')

/** Chooses a time tomorrow. */
async function chooseSlot(form: Locator): Promise<void> {
  await form.getByRole('combobox', { name: 'Day' }).selectOption(`${tomorrow().wire}`)
  await form.getByRole('group', { name: /^Hour/ }).getByText('14', { exact: true }).click()
  await form.getByRole('group', { name: 'Time' }).getByText('14:20', { exact: true }).click()
}

test('a call-back can be requested, and includes the search that found nothing', async ({ page, world }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Call me' }).click()
  const form = page.getByRole('dialog', { name: 'When shall we call?' })
  await expect(form.getByRole('textbox').first()).toBeFocused()
  await test.step('an invalid number keeps it open; a missing time is said for five seconds', async () => {
    await form.getByRole('textbox', { name: 'Phone' }).fill('532 000')
    await page.clock.pauseAt(Date.now() + 30_000)
    await form.getByRole('button', { name: 'Call me' }).click()
    const phone = form.getByRole('textbox', { name: 'Phone' })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/Invalid phone number/)
    await expect(form.getByRole('alert')).toContainText('Please select day and time')
    await page.clock.runFor(4900)
    await expect(form.getByRole('alert')).toContainText('Please select day and time')
    await page.clock.runFor(200)
    await expect(form.getByRole('alert')).toBeEmpty()
    await page.clock.resume()
  })
  await test.step('what was typed survives closing', async () => {
    await form.getByRole('textbox', { name: 'Full name' }).fill('Defne Aydın')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Call me' }).click()
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Defne Aydın')
  })
  await test.step('a stored request closes it', async () => {
    await form.getByRole('textbox', { name: 'Phone' }).fill(PHONE)
    await form.getByRole('button', { name: 'Call me' }).click()
    await expect(form.getByRole('combobox', { name: 'Day' })).toBeFocused()
    await chooseSlot(form)
    await form.getByRole('button', { name: /^Call me at .*14:20/ }).click()
    await expect(form).toBeHidden()
    await expectNotice(page, 'Your request has been forwarded to the agency successfully.')
    const { notifications } = await world.contactMessages()
    expect(notifications.filter(({ phone }) => phone === GROUPED)).toMatchObject([
      { userAvailabityDate: `${tomorrow().iso} 14:20`, fullName: 'Defne Aydın', isRead: false },
    ])
  })
  await test.step('an empty list says what was looked for', async () => {
    await visit(page, '/transfers?from=ayt&to=bodrum')
    await page.getByRole('main').getByRole('button', { name: 'Call me' }).click()
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Antalya Airport to Bodrum')
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('')
  })
})

test('a company writes to the agency, with a number of another country', async ({ page, world }) => {
  await visit(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Corporate' }).click()
  const form = page.getByRole('dialog', { name: 'For companies' })
  const field = (name: string) => form.getByRole('textbox', { name })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(field('Full name')).toBeFocused()
  await expect(field('Full name')).toHaveAccessibleDescription(/Enter Name please/)
  await expect(field('Company e-mail')).toHaveAccessibleDescription(/Enter e-mail please/)
  await expect(field('Note')).toHaveAccessibleDescription(/Please fill in required fields/)
  const company = `Ardıç ${PHONE}`
  await field('Full name').fill('Defne Aydın')
  await form.getByRole('textbox', { name: 'Company', exact: true }).fill(company)
  await field('Position').fill('Sales manager')
  await field('Company e-mail').fill('defne@ardic.example')
  await form.getByRole('combobox', { name: 'Country of the phone number' }).selectOption('DE')
  await field('Phone').fill('030 1234567')
  await field('Note').fill('Groups of thirty in May.')
  await test.step('what a program fills in is not sent', async () => {
    const honeypot = form.locator('[name=website]')
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://example.com'))
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('alert')).not.toBeEmpty()
    expect((await world.contactMessages()).contacts.filter(({ companyName }) => companyName === company)).toEqual([])
    await honeypot.evaluate((input: HTMLInputElement) => (input.value = ''))
  })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form).toBeHidden()
  await expectNotice(page, 'Success')
  const { contacts } = await world.contactMessages()
  expect(contacts.filter(({ companyName }) => companyName === company)).toMatchObject([{ phoneNumber: '+49301234567' }])
})
