import { browserGateway } from '@rota/gateway/browser'
import { webStorage } from '@rota/gateway/web-storage'
import { browserMocks } from '@rota/mocks/browser'
import accounts from '@rota/mocks/provider-accounts.json'
import sites from '@rota/mocks/sites.json'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Answer } from './api/operations.ts'
import type { Boot } from './start/boot.ts'
import { siteStorage, pickedSite, showPicker } from './demo/picker.ts'
import { maintenanceFailure, maintenanceRedirect } from './trouble/maintenance.ts'

const WORLD = 'rota.world'

const RECORDS = new Map(Object.entries(sites))
const [FIRST = ''] = RECORDS.keys()

/** Paths served by the in-page gateway. The mock bank and the mock control panel have their own. */
const GATEWAY_PATHS = ['/api/*', '/images/*', '/payment/*', '/pay/*']

/**
 * Runs gateway and mocks inside the page; nothing else combines the two. No request leaves the browser: a service
 * worker passes the page's requests, including frames and images, to the same gateway app as in production. The state
 * lasts as long as the tab, so it survives a reload.
 */
export async function startDemo(): Promise<{ readSite: () => Promise<Pick<Boot, 'site' | 'failed'>> }> {
  const { origin, hostname } = location
  const picked = pickedSite(sessionStorage, [...RECORDS.keys()])
  const { account, inventory, keys } = RECORDS.get(picked) ?? sites.localhost
  const storage = picked === FIRST ? sessionStorage : siteStorage(sessionStorage, picked)
  const mocks = await browserMocks({
    origin,
    shownAs: picked,
    saved: sessionStorage.getItem(WORLD),
    save: (text) => sessionStorage.setItem(WORLD, text),
    dropCaches: () => void gateway.context.caches.clear(),
  })
  const gateway = browserGateway({
    config: {
      publicUrl: origin,
      paymentOrigin: `${origin}/pay`,
      agency: { url: 'http://agency.demo/agency' },
      imagesUrl: 'http://agency.demo/images-host',
      provider: {
        url: 'http://provider.demo/provider',
        credentialsFor: (number) => new Map(Object.entries(accounts)).get(number),
      },
      // Whatever host serves the files, it shows the site that the tester has picked. The mock bank runs in the page
      // too.
      sites: {
        [hostname]: {
          account,
          inventory: inventory === 'provider' ? inventory : 'agency',
          paymentHosts: [hostname],
          keys: keys.map((key) => ({ ...key, scopes: key.scopes.filter(isScope) })),
        },
      },
      sessionKeys: [keptKey(storage)],
      sessionCookie: 'sid',
      answerChecks: { default: 'enforce', operations: {} },
      reconcileMs: 1000,
    },
    send: (request) => mocks.agency(request),
    store: webStorage(storage),
    storage,
    host: location.host,
  })
  const toGateway = GATEWAY_PATHS.map((path) => http.all(origin + path, ({ request }) => gateway.fetch(request)))
  await setupWorker(...toGateway, ...mocks.bank, ...mocks.control).start({ quiet: true, onUnhandledFrame: 'bypass' })
  showPicker(mocks.sites, picked)
  // As on a server, the site record itself reports maintenance, and calls are refused then.
  return {
    readSite: async () => {
      const site = await gateway.readSite()
      if ('problem' in site) return { site: { problem: site.problem } }
      const data = JSON.parse(site.json) as Answer<'siteView'>
      const notice = maintenanceRedirect(location.pathname, location.search, data.site)
      if (notice) history.replaceState(null, '', notice)
      const failed = maintenanceFailure(location.pathname, data.site)
      return { site: { data }, ...(failed ? { failed } : {}) }
    },
  }
}

/** Narrows the scopes of the mocks' test keys, which are plain texts in JSON, to those that exist. */
const isScope = (scope: string) => scope === 'read' || scope === 'book' || scope === 'partner'

/** The key that seals the session cookie. It is kept, because a new key would end the session at every reload. */
function keptKey(storage: Storage): Uint8Array {
  const name = 'rota.key'
  const stored = storage.getItem(name)
  if (stored !== null) return Uint8Array.from(JSON.parse(stored) as number[])
  const key = crypto.getRandomValues(new Uint8Array(32))
  storage.setItem(name, JSON.stringify([...key]))
  return key
}
