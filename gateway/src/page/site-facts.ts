import type { Config } from '../ports/config.ts'
import type { Site } from '../ports/site.ts'
import type { Need, NeedAnswer, PageMatch } from './port.ts'

/** What the gateway itself reads in a site's record to serve its pages. */
export interface SiteFacts {
  url: { status: boolean; value?: string }
  underMaintenance: boolean
  options: {
    searchTypeOption?: string
    embedded?: boolean
    embeddedBy?: readonly string[]
    chat?: { origin: string }
  }
  /** The keys of the navigation: what the site sells. */
  sold?: readonly string[]
}

/** The record in the response of `siteView`; undefined when there is none. */
export function recordOf(answer: NeedAnswer): SiteFacts | undefined {
  if (!('json' in answer)) return undefined
  const { site, nav } = JSON.parse(answer.json) as { site: SiteFacts; nav?: readonly { key: string }[] }
  return nav === undefined ? site : { ...site, sold: nav.map(({ key }) => key) }
}

/**
 * Whether a page of a site needs an operation. Those for hotels and products that the site does not sell are not
 * needed.
 */
export function isNeeded({ of: hotelSource, sold }: Need, record: SiteFacts | undefined): boolean {
  const isSold = sold === undefined || (record?.sold?.includes(sold) ?? true)
  return isSold && (hotelSource === undefined || hotelSource === hotelSourceOf(record))
}

/** Whether the site sells the agency's own hotels or the provider's. */
const hotelSourceOf = (record: SiteFacts | undefined): 'agency' | 'provider' =>
  record?.options.searchTypeOption === 'paximum' ? 'provider' : 'agency'

/**
 * Where the pages of this host have moved: the origin of the site's canonical host (decision 44.7). Undefined on that
 * host itself, and for a host that this gateway does not serve, which would make every page unreachable.
 */
export function canonicalOrigin(
  record: SiteFacts | undefined,
  { host, origin }: Pick<Site, 'host' | 'origin'>,
  { sites }: Pick<Config, 'sites'>,
): string | undefined {
  const canonical = record?.url.status ? record.url.value?.toLowerCase() : undefined
  if (canonical === undefined || canonical === host || !Object.hasOwn(sites, canonical)) return undefined
  const newOrigin = new URL(origin)
  newOrigin.hostname = canonical
  return newOrigin.origin
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/**
 * The origins that may show a page in a frame (decision 44.5). Anything that is not an
 * origin is left out, because a word with spaces would change the policy.
 */
export function ancestorsOf(
  record: SiteFacts | undefined,
  { framable }: Pick<PageMatch, 'framable'>,
): readonly string[] {
  const { embedded, embeddedBy = [] } = record?.options ?? {}
  return embedded && framable ? embeddedBy.filter(isOrigin) : []
}

/** The origin of the site's chat, if it has one (decision 44.6). */
export function chatOf(record: SiteFacts | undefined): readonly string[] {
  const { chat } = record?.options ?? {}
  return chat ? [chat.origin] : []
}
