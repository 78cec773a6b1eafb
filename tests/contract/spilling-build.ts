import { operations } from '@rota/openapi/agency/operations'
import type { createPages } from '@rota/gateway/pages'
import { documented } from './documents/documented.ts'

type WebBuild = Parameters<typeof createPages>[1]

/**
 * Replaces the web build by one that writes everything the gateway passes to a page into its HTML: if something is not
 * in there, no page can contain it. Every page requests every shared operation.
 */
export const SPILLING_BUILD: WebBuild = {
  id: 'spilling',
  atOnce: 1,
  ready: async () => {},
  crawled: {
    sitemapsOf: () => [],
    localesOf: () => [],
    manifestOf: () => ({}),
    lookOf: () => ({ colours: { plate: '', ground: '' } }),
  },
  welcome: () => undefined,
  assetsOf: () => ({ scripts: [], styles: [], preloads: [] }),
  matchPage: (pathname) => ({
    name: pathname,
    locale: pathname.startsWith('/ar') ? 'ar' : 'en',
    needs: Object.values(operations)
      .filter(({ audience }) => audience === 'shared')
      .map(({ operationId }) => ({ operationId, params: documented(operationId) })),
    personal: false,
    framable: false,
    status: 200,
    today: 20270501,
    modules: [],
    errorModules: [],
  }),
  renderPage: async ({ site, results, ...job }) => ({
    status: 200,
    html: JSON.stringify({ ...job, answers: [site, ...results].map(parsed) }),
  }),
  busyWords: async () => ({ title: 'busy', text: 'busy', retry: 'retry' }),
}

const parsed = (answer: object) =>
  'json' in answer ? { ...answer, json: JSON.parse(String(answer.json)) as unknown } : answer
