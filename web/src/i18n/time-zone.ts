/**
 * The time zone of the dates and times of bookings on every site (decision 30.2), because a stay begins in Türkiye. The
 * call centre may be in another, `siteZone`.
 */
export const TIME_ZONE = 'Europe/Istanbul'

/** Whether this browser supports a time zone, for those asked about. */
const supported = new Map<string, boolean>([[TIME_ZONE, true]])

/**
 * The time zone of a site's call centre (decisions 40.6 and 44.3), from the site's record. It is `TIME_ZONE` if the
 * record has none, or one that this browser does not support.
 */
export function siteZone({ timeZone = TIME_ZONE }: { timeZone?: string }): string {
  const isSupported = supported.get(timeZone) ?? canFormat(timeZone)
  supported.set(timeZone, isSupported)
  return isSupported ? timeZone : TIME_ZONE
}

function canFormat(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The city that an IANA time zone is named after. */
export const cityOf = (timeZone: string): string => timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
