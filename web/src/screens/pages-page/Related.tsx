import type { Schema } from '../../api/operations.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { StayRail } from '../../parts/rails/StayRail.tsx'
import { TourRail } from '../../parts/rails/TourRail.tsx'
import { useHotelsHref } from '../../parts/rails/use-hotels-href.ts'

/** Hotels and tours of the place or theme of the page. They are at the end, so the page does not wait for them. */
export function Related({ to: { location, theme } }: { to: NonNullable<Schema<'ContentPage'>['subject']> }) {
  const paths = usePaths()
  const hotels = useHotelsHref()
  const subject = { ...(location && { place: location.id }), ...(theme === undefined ? {} : { theme }) }
  const name = useText()(location?.name).text
  if (!location && theme === undefined) return null
  return (
    <>
      <StayRail of={subject} all={location ? hotels.inPlace(location.id, name) : hotels.ofTheme(theme ?? 0)} />
      <TourRail of={subject} {...(location ? { all: paths.tours(`place=${location.id}`) } : {})} />
    </>
  )
}
