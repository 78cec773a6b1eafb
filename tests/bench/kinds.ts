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

export const KINDS: Kind[] = [
  { name: 'GET a hotel', method: 'GET', path: (n) => `/api/hotels/b${digits(n)}`, status: 200 },
  {
    name: 'POST a search',
    method: 'POST',
    path: () => '/api/availability',
    body: search,
    status: 200,
  },
  {
    name: 'GET 60 tours',
    method: 'GET',
    path: (n) => `/api/tours?limit=60${n === 0 ? '' : `&keyword=k${digits(n)}`}`,
    status: 200,
  },
]

export const REJECTED: Kind = {
  name: 'a bad body',
  method: 'POST',
  path: () => '/api/availability',
  body: () => ({ filter: { toLocation: 'location-kas', checkIn: 20_270_231, adults: 0 }, rating: ['five'] }),
  status: 422,
}
