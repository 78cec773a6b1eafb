import type { Config } from '../../../ports/config.ts'
import type { Site } from '../../../ports/site.ts'
import type { Problem } from '../../../ports/problem.ts'
import { fakeGateway, WITH_PROVIDER, type FakeGateway } from '../../../testing/gateway.ts'
import type { Provider, ProviderBody } from '../../../ports/provider.ts'

/** The first of the two test sites. */
export const FIRST = siteOf('localhost', '1001')
/** The second one, with its own account. */
export const SECOND = siteOf('other.test', '2002')

function siteOf(host: string, account: string): Site {
  return { host, account, origin: `http://${host}:4000`, paymentHosts: [], keys: [] }
}

export const INFO: ProviderBody<'productInfoView'> = { productType: 2, product: '30211', ownerProvider: 2 }
export const BEGIN: ProviderBody<'transactionBegin'> = { offerIds: ['2$2$a'], currency: 'EUR', culture: 'en-US' }
export const COMMIT: ProviderBody<'transactionCommit'> = { transactionId: 't' }
export const SEARCH: ProviderBody<'priceSearch'> = {
  productType: 2,
  checkAllotment: true,
  checkStopSale: true,
  getOnlyDiscountedPrice: false,
  Products: ['30211'],
  roomCriteria: [{ adult: 2 }],
  nationality: 'TR',
  checkIn: '2027-05-21',
  night: 7,
  currency: 'TRY',
  culture: 'tr-TR',
}

/** A gateway that calls the provider directly. */
export function startProvider(changes: Partial<Config> = {}): FakeGateway & { ask: Provider } {
  const gateway = fakeGateway({ ...WITH_PROVIDER, ...changes })
  const ask = gateway.context.provider
  if (!ask) throw new Error('There is no provider')
  return { ...gateway, ask }
}

/** The problem that a call fails with. */
export async function problemOf(work: Promise<unknown>): Promise<Problem> {
  try {
    await work
  } catch (error) {
    return error as Problem
  }
  throw new Error('The call did not fail')
}
