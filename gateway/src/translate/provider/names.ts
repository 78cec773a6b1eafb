import type { Schemas } from '../../ports/contract.ts'
import type { Wire } from '../../ports/provider.ts'
import { translateEach, withoutUndefined, textOf } from './present.ts'
import type { Conversion } from './conversion.ts'

/** Code for an unknown country (reserved in ISO 3166). */
const UNKNOWN_COUNTRY = 'ZZ'

type Named = Pick<Wire['NamedId'], 'id' | 'name' | 'code'>

/** A name with its id, or undefined without a name. */
export function nameOf(named: Named | undefined): Schemas['ProviderName'] | undefined {
  const name = textOf(named?.name, 300)
  if (name === undefined) return undefined
  return withoutUndefined({ id: textOf(named?.id, 60), code: textOf(named?.code, 60), name })
}

/** Names of a list without duplicate ids. */
export function namesOf(list: readonly Named[]): Schemas['ProviderName'][] {
  const unique = new Map(list.map((named) => [named.id ?? named.name, named]))
  return translateEach([...unique.values()], nameOf, 300)
}

/** A place with its name in the requested language. */
export function placeOf(
  named: Named | undefined,
  { lang }: Pick<Conversion, 'lang'>,
): Schemas['NamedPlace'] | undefined {
  const id = textOf(named?.id ?? named?.code, 40)
  if (id === undefined) return undefined
  const value = textOf(named?.name, 20_000)
  return { id, name: value === undefined ? [] : [{ lang, value }] }
}

/** The country of a place, or the code for unknown. */
export function countryOf(
  country: Named | undefined,
  countryId: string | undefined,
  conversion: Pick<Conversion, 'lang'>,
): Schemas['NamedPlace'] {
  return placeOf(country, conversion) ?? { id: textOf(countryId, 40) ?? UNKNOWN_COUNTRY, name: [] }
}

/** Coordinates, which the provider sends as strings. */
export function geoOf(geo: Wire['Geo'] | undefined): Schemas['Geolocation'] | undefined {
  const latitude = Number.parseFloat(geo?.latitude ?? '')
  const longitude = Number.parseFloat(geo?.longitude ?? '')
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPoint ? { latitude, longitude } : undefined
}

/**
 * URL of a picture: absolute if the provider sends it so, otherwise on its media host in lower case (decision 16.4).
 */
export function mediaOf(
  full: string | undefined,
  url: string | undefined,
  { media }: Pick<Conversion, 'media'>,
): string | undefined {
  const [address, base] = full ? [full, undefined] : [url?.toLowerCase().replace(/^\/+/, ''), media]
  if (!address || !URL.canParse(address, base)) return undefined
  const { href, protocol } = new URL(address, base)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && href.length <= 500 ? href : undefined
}
