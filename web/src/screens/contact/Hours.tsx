import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import styles from './ContactPage.module.css'
import { daySpans } from './day-spans.ts'

const ZONE = 'Europe/Istanbul'

/** A Monday. */
const MONDAY = Date.UTC(2027, 0, 4)
const DAY = 86_400_000

/** The opening hours of the call centre, in the time zone of the site. */
export function Hours() {
  const { callcenter, timeZone = ZONE } = useSite().site
  const tag = LOCALES[useLocale()].intl
  const { hours = [], workingHours } = callcenter
  const formatter = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  const nameOf = (day: number) => formatter.format(MONDAY + (day - 1) * DAY)
  if (hours.length === 0 && !workingHours) return null
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <h2 id="hours">
        <FormattedMessage id="contactPage.hours" />
      </h2>
      <dl>
        {hours.length === 0 ? (
          <div>
            <dt />
            <dd className="ltr nums">{workingHours}</dd>
          </div>
        ) : (
          hours.flatMap(({ days, opens, closes }) =>
            daySpans(days).map(({ from, to }) => (
              <div key={`${from} ${opens}`}>
                <dt>{from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`}</dt>
                <dd className="ltr nums">
                  {opens}–{closes}
                </dd>
              </div>
            )),
          )
        )}
      </dl>
      <p className="small muted">
        <FormattedMessage
          id="contactPage.zone"
          values={{ city: <bdi key="city">{timeZone.split('/').at(-1)?.replaceAll('_', ' ')}</bdi> }}
        />
      </p>
    </section>
  )
}
