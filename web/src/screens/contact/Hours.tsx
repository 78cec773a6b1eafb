import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { dayRuns } from '../../domain/dates/opening-hours.ts'
import { cityOf, siteZone, TIME_ZONE } from '../../i18n/time-zone.ts'
import { useWeekdayName } from '../../i18n/weekday-names.ts'
import styles from './ContactPage.module.css'

/** The opening hours of the call centre, in the time zone of the site. */
export function Hours() {
  const { site } = useSite()
  const { callcenter } = site
  const timeZone = siteZone(site)
  const nameOf = useWeekdayName('long')
  const { hours = [], workingHours } = callcenter
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
            <dd dir="auto" className="nums">
              {workingHours}
            </dd>
          </div>
        ) : (
          hours.flatMap(({ days, opens, closes }) =>
            dayRuns(days).map(([from, to]) => (
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
        {timeZone === TIME_ZONE ? (
          <FormattedMessage id="contactPage.zone.home" />
        ) : (
          <FormattedMessage id="contactPage.zone" values={{ city: <bdi key="city">{cityOf(timeZone)}</bdi> }} />
        )}
      </p>
    </section>
  )
}
