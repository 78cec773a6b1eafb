import type { Kind } from './load.ts'

/** The mocks' hotel whose record the stub upstream returns for every id. */
export const TEMPLATE = '12'

/** Pads the number, so that requests keep the same length. */
const digits = (n: number) => String(n).padStart(7, '0')

/** The date a number of days from now, as the integer YYYYMMDD. */
const dayIn = (days: number) =>
  Number(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''))

const search = (n: number) => ({
  filter: { toLocation: 'location-kas', checkIn: dayIn(30), checkOut: dayIn(33), adults: 2 },
  ...(n === 0 ? {} : { theme: combination(n) }),
})

/** A combination of themes that no earlier request has used. */
function combination(n: number): number[] {
  const themes = Array.from({ length: 20 }, (_, bit) => bit + 1).filter((theme) => n & (1 << (theme - 1)))
  return themes.length === 0 ? [40] : themes
}

/** Marks a request whose response always has the same bytes. */
export const SAME = 'same'

/** Marks a request whose response has no item that an earlier response had. */
export const NEW = 'new'

/**
 * Each request is one that no cache has seen, and its response has bytes that have not been validated before. Of a
 * list, the first item is new, as when a visitor changes a filter; the last list has new items only.
 */
export const KINDS: Kind[] = [
  {
    name: 'GET a hotel',
    method: 'GET',
    path: (n) => `/api/hotels/b${digits(n)}`,
    status: 200,
    goals: { request: 1.5, enforce: 2, later: { request: 1, enforce: 1.1 }, until: { request: 1.9 } },
  },
  {
    name: 'POST a search',
    method: 'POST',
    path: () => '/api/availability',
    body: search,
    status: 200,
    goals: { request: 1.6, enforce: 2, later: { request: 1, enforce: 1.9 }, until: { request: 2.4, enforce: 2.4 } },
  },
  {
    name: 'GET 60 tours',
    method: 'GET',
    path: (n) => `/api/tours?limit=60${n === 0 ? '' : `&keyword=k${digits(n)}`}`,
    status: 200,
    goals: { enforce: 4, later: { enforce: 2.5 } },
  },
  {
    name: '60 tours, all new',
    method: 'GET',
    path: (n) => `/api/tours?limit=60${n === 0 ? '' : `&keyword=${NEW}${digits(n)}`}`,
    status: 200,
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
