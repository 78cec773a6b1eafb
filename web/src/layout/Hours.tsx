import { FormattedMessage } from 'react-intl'
import { useSite } from '../api/use-site.ts'

/** When somebody answers the phone, in the site's own words; nothing when the site does not say. */
export function Hours({ className }: { className: string }) {
  const { workingHours } = useSite().site.callcenter
  if (!workingHours) return null
  return (
    <p className={className}>
      <FormattedMessage
        id="layout.hours"
        values={{ hours: <span className="ltr">{workingHours.replace('-', '–')}</span> }}
      />
    </p>
  )
}
