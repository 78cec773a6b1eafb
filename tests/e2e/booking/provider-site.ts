import type { Page } from '@playwright/test'
import { mode, startPorts } from '../ports.ts'
import { visit } from '../visit.ts'

const HOST = 'imbat.localhost'

/** Options of a test on the site that sells the provider's hotels. In start mode each site has its own host. */
export const PROVIDER_SITE = mode === 'start' ? { baseURL: `http://${HOST}:${startPorts.PORT}` } : {}

/** Opens the home page of that site; in the demo a tester picks it. */
export async function openProviderSite(page: Page): Promise<void> {
  await visit(page, '/')
  if (mode === 'start') return
  const panel = page.getByRole('complementary', { name: 'Tester’s panel' })
  const isOpen = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/web/site')
  await panel.getByLabel('Site').selectOption(HOST)
  await isOpen
}
