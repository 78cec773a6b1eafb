import { fillBooking } from '../basket.ts'
import { overflow } from '../overflow.ts'
import { ALL_DRAWN, restyle } from '../restyle.ts'
import { english } from '../words.ts'
import { expect, test } from '../world.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { open, STAY } from './routes.ts'
import { LARGE, SMALL } from './sizes.ts'

/** Text of twice the size (WCAG 1.4.4), and the widest spacing that a visitor may ask for (WCAG 1.4.12). */
const TEXTS = [
  { name: 'text of 200 %', css: ':root { font-size: 200% !important }', sizes: [LARGE] },
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    sizes: [LARGE, SMALL],
  },
]

/** The routes of a purchase; `every-route.e2e.ts` enlarges the others. */
const PAGES = [
  [`/hotels?${STAY}&stars=4,5`, 'hotels.rooms'],
  ['/cart', 'cart.continue'],
  ['/checkout', 'checkout.continue'],
  ['/checkout?step=payment', 'checkout.contract.title'],
] as const

test.use({ viewport: LARGE })

test('large text and wide spacing cut nothing and cover nothing, in a list and up to the payment', async ({ page }) => {
  await fillBooking(page)
  for (const [address, shows] of PAGES) {
    await open(page, address)
    await expect(page.getByText(english(shows)).first()).toBeVisible()
    for (const { name, css, sizes } of TEXTS) {
      await restyle(page, ALL_DRAWN + css)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const found = [...(await page.evaluate(cutOrCovered)), await overflow(page)]
        expect.soft(found, `${address} with ${name} at ${size.width} px`).toEqual([0])
      }
    }
    await page.setViewportSize(LARGE)
  }
})
