import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { english } from './words.ts'

/** The test bank's codes. */
export const CODE = '1234'
export const WRONG_CODE = '9999'

interface Bank {
  dialog: Locator
  frame: FrameLocator
  code: Locator
}

/** The dialog with the bank's page, once it asks for the code. */
export async function bankOf(page: Page, words = english): Promise<Bank> {
  const dialog = page.getByRole('dialog', { name: words('checkout.bank.title') })
  const frame = dialog.frameLocator('iframe')
  const code = frame.getByRole('textbox')
  // The code is in a frame within a frame, on two other sites, and each site starts a process of its own.
  await expect(code).toBeVisible()
  return { dialog, frame, code }
}

/** Types a code and submits it. The first button of the bank's page confirms. */
export async function confirm({ frame, code }: Bank, typed: string): Promise<void> {
  await code.fill(typed)
  await frame.getByRole('button').first().click()
}
