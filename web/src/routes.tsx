import type { ComponentType } from 'react'

/** What a screen gets: the named parts of its path. */
export type ScreenProps = { params: Record<string, string> }
type ScreenModule = { default: ComponentType<ScreenProps> }

/** `hotel` on list and detail (decision 33.4), `checkout` with logo and phone only, `default` everywhere else. */
type LayoutKind = 'default' | 'hotel' | 'checkout'

export type Route = {
  /** Without the language: the part of the route's name before `___`. */
  name: RouteName
  /** The path without the language. Named groups are the screen's `params`. */
  pattern: RegExp
  /** Where the screen is, as the build's manifest names it: the same file as in `load`. */
  module: string
  load: () => Promise<ScreenModule>
  layout: LayoutKind
  /** Nothing of it is rendered for anybody but its visitor. */
  personal: boolean
  /** Whether search engines may show it. */
  indexed: boolean
  status: 200 | 400 | 404
  /** Id of the message that names the page; absent where its screen and `page-head.ts` name it by what it shows. */
  title?: string
  /** Id of the message that describes it to search engines; `{site}` is the site's name. */
  description?: string
}

export type RouteName =
  | 'home'
  | 'hotels'
  | 'hotels-hotel'
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'booking'
  | 'bad-request'
  | 'not-found'

const content = { personal: false, indexed: true, status: 200 } as const
const personal = { personal: true, indexed: false, status: 200 } as const

/** The routes of decision 33.1, concrete ones before those with a placeholder. The last one takes every path. */
export const ROUTES: readonly Route[] = [
  {
    ...content,
    name: 'home',
    pattern: /^\/$/,
    module: 'src/screens/home/home.tsx',
    load: () => import('./screens/home/home.tsx'),
    layout: 'default',
    title: 'home.title',
    description: 'home.description',
  },
  {
    ...content,
    name: 'hotels',
    pattern: /^\/hotels$/,
    module: 'src/screens/hotels/hotels.tsx',
    load: () => import('./screens/hotels/hotels.tsx'),
    layout: 'hotel',
    title: 'hotels.title',
    description: 'hotels.description',
  },
  {
    ...content,
    name: 'hotels-hotel',
    pattern: /^\/hotels\/(?<hotel>[A-Za-z0-9-]{1,160})$/,
    module: 'src/screens/hotels-hotel/hotels-hotel.tsx',
    load: () => import('./screens/hotels-hotel/hotels-hotel.tsx'),
    layout: 'hotel',
  },
  {
    ...personal,
    name: 'cart',
    pattern: /^\/cart$/,
    module: 'src/screens/cart/cart.tsx',
    load: () => import('./screens/cart/cart.tsx'),
    layout: 'default',
    title: 'cart.title',
  },
  {
    ...personal,
    name: 'checkout',
    pattern: /^\/checkout$/,
    module: 'src/screens/checkout/checkout.tsx',
    load: () => import('./screens/checkout/checkout.tsx'),
    layout: 'checkout',
    title: 'checkout.title',
  },
  {
    // The payment step under the name that people give it (decision 33.1).
    ...personal,
    name: 'payment',
    pattern: /^\/(?<step>payment)$/,
    module: 'src/screens/checkout/checkout.tsx',
    load: () => import('./screens/checkout/checkout.tsx'),
    layout: 'checkout',
    title: 'checkout.title',
  },
  {
    ...personal,
    name: 'booking',
    pattern: /^\/booking\/(?<token>[A-Za-z0-9_-]{22,64})$/,
    module: 'src/screens/booking/booking.tsx',
    load: () => import('./screens/booking/booking.tsx'),
    layout: 'default',
    title: 'booking.title',
  },
  {
    ...content,
    name: 'bad-request',
    pattern: /^\/400$/,
    module: 'src/screens/bad-request/bad-request.tsx',
    load: () => import('./screens/bad-request/bad-request.tsx'),
    layout: 'default',
    indexed: false,
    status: 400,
    title: 'badRequest.title',
  },
  {
    ...content,
    name: 'not-found',
    pattern: /^/,
    module: 'src/screens/not-found/not-found.tsx',
    load: () => import('./screens/not-found/not-found.tsx'),
    layout: 'default',
    indexed: false,
    status: 404,
    title: 'notFound.title',
  },
]

/** The route of a path without its language, and what its placeholders hold. There always is one. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } {
  for (const route of ROUTES) {
    const found = route.pattern.exec(path)
    if (found) return { route, params: { ...found.groups } }
  }
  throw new Error('the last route takes every path')
}

export function routeNamed(name: RouteName): Route {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route) throw new Error(`no route ${name}`)
  return route
}
