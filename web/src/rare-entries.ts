import type { Route } from './route.ts'

/**
 * The screens that few visits begin with. Their chunks are named here and not in the first load, which contains only
 * this file's name (decision 42.1). For a page with such a screen the server preloads this file and the screen.
 */
export const SCREENS = {
  find: () => import('./screens/find/find.tsx'),
  locations: () => import('./screens/locations/locations.tsx'),
  'locations-location': () => import('./screens/locations-location/locations-location.tsx'),
  ops: () => import('./screens/ops/ops.tsx'),
  pages: () => import('./screens/pages/pages.tsx'),
  'pages-page': () => import('./screens/pages-page/pages-page.tsx'),
  themes: () => import('./screens/themes/themes.tsx'),
  'themes-theme': () => import('./screens/themes-theme/themes-theme.tsx'),
  favourites: () => import('./screens/favourites/favourites.tsx'),
  services: () => import('./screens/services/services.tsx'),
  'services-service': () => import('./screens/services-service/services-service.tsx'),
  flight: () => import('./screens/flight/flight.tsx'),
  transfers: () => import('./screens/transfers/transfers.tsx'),
  accessibility: () => import('./screens/accessibility/accessibility.tsx'),
  settings: () => import('./screens/settings/settings.tsx'),
  contact: () => import('./screens/contact/contact.tsx'),
  'bad-request': () => import('./screens/bad-request/bad-request.tsx'),
} as const satisfies Record<string, Route['load']>
