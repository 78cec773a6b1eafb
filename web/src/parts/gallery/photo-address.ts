const PARAMETER = 'photo'

/** The photo in the URL, counted from 1; undefined when there is none, or no photo of that number. */
export function photoOf(search: string, count: number): number | undefined {
  const value = new URLSearchParams(search).get(PARAMETER) ?? ''
  const photo = /^\d{1,3}$/.test(value) ? Number(value) : 0
  return photo >= 1 && photo <= count ? photo : undefined
}

/** The query with another photo, or without one. Commas stay unescaped. */
export function withPhoto(search: string, photo: number | undefined): string {
  const params = new URLSearchParams(search)
  if (photo === undefined) params.delete(PARAMETER)
  else params.set(PARAMETER, String(photo))
  const query = params.toString().replaceAll('%2C', ',')
  return query && `?${query}`
}
