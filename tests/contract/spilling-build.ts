import { operations } from '@rota/openapi/agency/operations'
import type { createPages } from '@rota/gateway/pages'
import { documented } from './documented.ts'

type WebBuild = Parameters<typeof createPages>[1]

/**
 * A stand-in for web's build that spills everything the gateway hands to a page: what is not in its HTML can be in no
 * page. Every page of it needs every shared operation.
 */
export const SPILLING_BUILD: WebBuild = {
  assetsOf: () => ({ scripts: [], styles: [], preloads: [] }),
  renderer: {
    matchPage: (pathname) => ({
      name: pathname,
      locale: pathname.startsWith('/ar') ? 'ar' : 'en',
      needs: Object.values(operations)
        .filter(({ audience }) => audience === 'shared')
        .map(({ operationId }) => ({ operationId, params: documented(operationId) })),
      personal: false,
      status: 200,
      modules: [],
    }),
    renderPage: async (input) => ({ status: 200, html: JSON.stringify(input) }),
  },
}
