/**
 * The time zone of dates and business times on every site (decision 30.2): a stay begins in Türkiye, whatever the zone
 * of the site's people, `siteZone`.
 */
export const TIME_ZONE = 'Europe/Istanbul'

const known = new Map<string, boolean>([[TIME_ZONE, true]])

/**
 * The time zone in which a site's people answer (decisions 40.6 and 44.3): that of its record. Türkiye's if the record
 * has none, or one that this browser does not know.
 */
export function siteZone({ timeZone = TIME_ZONE }: { timeZone?: string }): string {
  const isKnown = known.get(timeZone) ?? exists(timeZone)
  known.set(timeZone, isKnown)
  return isKnown ? timeZone : TIME_ZONE
}

function exists(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The city that an IANA time zone is named after. */
export const cityOf = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
