import { expect, type Locator } from '@playwright/test'
import type { inDays } from '../days.ts'

export type Day = ReturnType<typeof inDays>

/** Opens the panel of a ride, which asks for the day first, and fills in its time; the caller fills in the date. */
export async function openRide(form: Locator, ride: string, hour: string, minute: string): Promise<Locator> {
  await form.getByRole('button', { name: new RegExp(`^${ride}`) }).click()
  const panel = form.getByRole('dialog', { name: ride })
  const inOrder = panel.getByRole('textbox').or(panel.getByRole('combobox'))
  await expect(inOrder.first()).toHaveAccessibleName(`${ride}: day`)
  await panel.getByRole('combobox', { name: 'Hour' }).selectOption(hour)
  await panel.getByRole('combobox', { name: 'Minute' }).selectOption(minute)
  return panel
}

/** Fills in the day of an open panel, and ends it. */
export async function typeDay(panel: Locator, ride: string, day: Day): Promise<void> {
  await panel.getByRole('textbox', { name: `${ride}: day` }).fill(day.typed)
  await panel.getByRole('button', { name: 'Done' }).click()
}
