import type { Kind } from './load.ts'

/** The hotel of the mocks whose record the pretend upstream gives to every id. */
export const TEMPLATE = '12'

/** The number in a form that has the same length for a long while. */
const digits = (n: number) => String(n).padStart(7, '0')

/** A day as a number YYYYMMDD, so many days from now. */
const dayIn = (days: number) =>
  Number(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''))

const search = (n: number) => ({
  filter: { toLocation: 'location-kas', checkIn: dayIn(30), checkOut: dayIn(33), adults: 2 },
  ...(n === 0 ? {} : { theme: combination(n) }),
})

/** Themes that nobody has asked for together yet. */
function combination(n: number): number[] {
  const themes = Array.from({ length: 20 }, (_, bit) => bit + 1).filter((theme) => n & (1 << (theme - 1)))
  return themes.length === 0 ? [40] : themes
}

/** Marks a question whose answer always has the same bytes. */
export const SAME = 'same'

/** Each asks for something that no cache has seen, and is answered with bytes that nobody has judged. */
export const KINDS: Kind[] = [
  {
    name: 'GET a hotel',
    method: 'GET',
    path: (n) => `/api/hotels/b${digits(n)}`,
    status: 200,
    goals: { request: 1.5, enforce: 2, later: { request: 1, enforce: 1.1 }, until: { request: 2.2, enforce: 2.8 } },
  },
  {
    name: 'POST a search',
    method: 'POST',
    path: () => '/api/availability',
    body: search,
    status: 200,
    goals: { request: 1.6, enforce: 2, later: { request: 1, enforce: 1.9 }, until: { request: 2.9, enforce: 3.2 } },
  },
  {
    name: 'GET 60 tours',
    method: 'GET',
    path: (n) => `/api/tours?limit=60${n === 0 ? '' : `&keyword=k${digits(n)}`}`,
    status: 200,
    goals: { enforce: 4, later: { enforce: 2.5 }, until: { enforce: 5.4 } },
  },
  {
    name: '60 tours, same bytes',
    method: 'GET',
    path: (n) => `/api/tours?limit=60${n === 0 ? '' : `&keyword=${SAME}${digits(n)}`}`,
    status: 200,
  },
  {
    name: 'a hotel from cache',
    method: 'GET',
    path: () => '/api/hotels/b0000000',
    status: 200,
    goals: { request: 0.9, enforce: 0.9 },
  },
]

export const REJECTED: Kind = {
  name: 'a bad body',
  method: 'POST',
  path: () => '/api/availability',
  body: () => ({ filter: { toLocation: 'location-kas', checkIn: 20_270_231, adults: 0 }, rating: ['five'] }),
  status: 422,
}
