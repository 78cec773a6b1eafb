import type { Page } from '@playwright/test'
import { inDays } from './days.ts'
import { payButton } from './checkout.ts'
import { HOTEL, hotelAddress, searchForm } from './search.ts'
import { english } from './words.ts'

const STAY = [inDays(40), inDays(47)] as const

/** The pages of the journey: their URL, and what they show when they work for a visitor with a complete basket. */
export const PLACES = {
  home: { address: '/', shows: (page: Page) => searchForm(page) },
  list: {
    address: `/hotels?place=kas&checkIn=${STAY[0].iso}&checkOut=${STAY[1].iso}`,
    shows: (page: Page) => page.getByRole('heading', { name: HOTEL.name }).first(),
  },
  detail: {
    address: hotelAddress(HOTEL.slug, ...STAY),
    shows: (page: Page) => page.getByRole('button', { name: english('hotel.choose') }).first(),
  },
  cart: {
    address: '/cart',
    shows: (page: Page) => page.getByRole('link', { name: english('cart.continue') }),
  },
  checkout: {
    address: '/checkout?step=guests',
    shows: (page: Page) => page.getByRole('button', { name: english('checkout.continue') }),
  },
  payment: { address: '/checkout?step=payment', shows: (page: Page) => payButton(page) },
}

export type Place = keyof typeof PLACES

/** The error message of a page or of a part of it. */
export const failure = (page: Page) => page.getByRole('alert').first()

export const retry = (page: Page) => page.getByRole('button', { name: english('error.retry') })
