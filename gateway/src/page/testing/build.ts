import type { PageMatch, WebBuild } from '../port.ts'

const MATCH: PageMatch = {
  name: 'home___en',
  locale: 'en',
  needs: [],
  personal: false,
  framable: true,
  status: 200,
  today: 20270501,
  modules: ['m'],
  errorModules: ['e'],
}

const LOOK = { colours: { plate: '#ffffff', ground: '#000000' } }

/** A build that renders the same page for every URL. */
export const testBuild = (match: Partial<PageMatch> = {}): WebBuild => ({
  id: 'build-1',
  atOnce: 1,
  ready: async () => {},
  crawled: { sitemapsOf: () => [], localesOf: () => ['en'], manifestOf: () => ({}), lookOf: () => LOOK },
  matchPage: () => ({ ...MATCH, ...match }),
  welcome: () => undefined,
  renderPage: async () => ({ status: 200, html: '<style>a{}</style>' }),
  busyWords: async (locale) => ({ title: `Busy ${locale}`, text: 'Soon again', retry: 'Try again' }),
  assetsOf: (modules) => ({ scripts: modules, styles: [], preloads: [] }),
})
