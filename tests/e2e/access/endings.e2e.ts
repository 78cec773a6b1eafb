import type { Page } from '@playwright/test'
import type { Answer } from '@rota/openapi/client'
import { bookHeld } from '../booked.ts'
import { overflow } from '../overflow.ts'
import { SLOW_TIMEOUT, violations } from '../violations.ts'
import { follow, visit } from '../visit.ts'
import { prefixOf, wordsOf } from '../words.ts'
import { expect, test } from '../world.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { endingsFrom } from './endings.ts'

// A booking in every state, found by its number, and about to be cancelled, in English, light; in the long run also in
// Arabic, dark. The rest of the page is the same in all states.

async function findings(page: Page, within: string): Promise<string[]> {
  const wide = await overflow(page)
  return [
    ...(await violations(page, { within })),
    ...(await page.evaluate(cutOrCovered)),
    ...(wide > 0 ? [`${wide} px too wide`] : []),
  ]
}

const isNothingBack = ({ cancellation }: Answer<'bookingByToken'>) => cancellation?.refund.state === 'none'

/** What stands in the page directly below something else, without a gap. Runs in the page. */
function touching(): string[] {
  const parts = [...document.querySelectorAll('main > div > *')]
  return parts.flatMap((part, at) => {
    const above = parts[at - 1]?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY
    return part.getBoundingClientRect().top - above < 12 ? [part.textContent.slice(0, 40)] : []
  })
}

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const) {
  test.describe(`${locale === 'en' ? '' : '@long '}a booking, ${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } })
    const words = wordsOf(locale)
    const at = prefixOf(locale)

    test('has no violation and nothing cut, however it stands, found by its number, and about to be cancelled', async ({
      page,
    }) => {
      const { token, result } = await bookHeld(page)
      const endings = endingsFrom(result)
      const tokenOf = (index: number) => String(index).padStart(32, 'e')
      await page.route(/\/api\/bookings\/e+\d+$/, (route) => {
        const index = Number(/\d+$/.exec(route.request().url())?.[0])
        return route.fulfill({ json: endings[index]?.[1] })
      })
      await visit(page, `${at}/booking/${token}`)
      const state = page.getByRole('main').getByRole('paragraph').first()
      await expect(state).toHaveText(words('booking.held.transfer.state'))
      for (const [index, [message, ending]] of endings.entries()) {
        await test.step(`${index} ${message}`, async () => {
          await follow(page, `${at}/booking/${tokenOf(index)}`)
          await expect(page).toHaveURL(new RegExp(tokenOf(index)))
          await expect(state).toHaveText(words(message))
          await expect.soft
            .poll(() => findings(page, 'main'), { message: `${index} ${message}`, ...SLOW_TIMEOUT })
            .toEqual([])
          expect.soft(await page.evaluate(touching), `${index} ${message}`).toEqual([])
          const told = page.getByRole('main').getByText(words('booking.cancel.refund.none'))
          expect.soft(await told.count(), `${index} ${message}`).toBe(isNothingBack(ending) ? 1 : 0)
        })
      }
      await test.step('found by its number, and about to be cancelled', async () => {
        await follow(page, `${at}/find?number=${encodeURIComponent(result.bookingNumber ?? '')}`)
        await page.getByRole('textbox', { name: words('find.email') }).fill('ada.kaya@example.com')
        await page.getByRole('button', { name: words('find.submit') }).click()
        await expect(page.getByRole('region', { name: words('booking.travellers') })).toBeVisible()
        await expect.soft.poll(() => findings(page, 'main'), { message: 'found', ...SLOW_TIMEOUT }).toEqual([])
        await page.getByRole('button', { name: words('booking.cancel.ask') }).click()
        await expect(page.getByRole('dialog', { name: words('booking.cancel.title') })).toBeVisible()
        await expect.soft
          .poll(() => findings(page, 'dialog[open]'), { message: 'about to be cancelled', ...SLOW_TIMEOUT })
          .toEqual([])
      })
    })
  })
}
