import type { Schemas } from '../../ports/contract.ts'
import type { Wire } from '../../ports/provider.ts'
import { kept, present, textOf } from './present.ts'
import type { Telling } from './telling.ts'

/** Somewhere that nobody knows the country of (ISO 3166, reserved). */
const NOWHERE = 'ZZ'

type Named = Pick<Wire['NamedId'], 'id' | 'name' | 'code'>

/** A name of the provider's with its id; undefined without a name. */
export function nameOf(named: Named | undefined): Schemas['ProviderName'] | undefined {
  const name = textOf(named?.name, 300)
  if (name === undefined) return undefined
  return present({ id: textOf(named?.id, 60), code: textOf(named?.code, 60), name })
}

/** Names of a list, each id once. */
export function namesOf(list: readonly Named[]): Schemas['ProviderName'][] {
  const unique = new Map(list.map((named) => [named.id ?? named.name, named]))
  return kept([...unique.values()], nameOf, 300)
}

/** A place with its name in the language that was asked for. */
export function placeOf(named: Named | undefined, { lang }: Pick<Telling, 'lang'>): Schemas['NamedPlace'] | undefined {
  const id = textOf(named?.id ?? named?.code, 40)
  if (id === undefined) return undefined
  const value = textOf(named?.name, 20_000)
  return { id, name: value === undefined ? [] : [{ lang, value }] }
}

/** The country of a place; where nothing is said, one that nobody knows. */
export function countryOf(
  country: Named | undefined,
  countryId: string | undefined,
  telling: Pick<Telling, 'lang'>,
): Schemas['NamedPlace'] {
  return placeOf(country, telling) ?? { id: textOf(countryId, 40) ?? NOWHERE, name: [] }
}

/** A point of the earth, which the provider writes in texts. */
export function geoOf(geo: Wire['Geo'] | undefined): Schemas['Geolocation'] | undefined {
  const latitude = Number.parseFloat(geo?.latitude ?? '')
  const longitude = Number.parseFloat(geo?.longitude ?? '')
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? { latitude, longitude } : undefined
}

/** Address of a picture: whole where the provider says so, else on its media host, in lower case (decision 16.4). */
export function mediaOf(
  full: string | undefined,
  url: string | undefined,
  { media }: Pick<Telling, 'media'>,
): string | undefined {
  const [address, base] = full ? [full, undefined] : [url?.toLowerCase().replace(/^\/+/, ''), media]
  if (!address || !URL.canParse(address, base)) return undefined
  const { href, protocol } = new URL(address, base)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && href.length <= 500 ? href : undefined
}
