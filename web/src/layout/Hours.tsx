import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { useSite } from '../api/use-site.ts'

/** Call centre hours, in the site's own words; renders nothing when the site has none. */
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
