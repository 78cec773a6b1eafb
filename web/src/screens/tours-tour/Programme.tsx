import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './TourPage.module.css'

type ProgrammeProps = {
  days: readonly Schema<'ItineraryDay'>[]
  pickup: Schema<'LocalizedText'> | undefined
}

/** The programme, day by day: each day is collapsible, has its own URL, and is expanded in print. */
export function Programme({ days, pickup }: ProgrammeProps) {
  return (
    <>
      <div className={styles.tools}>
        {pickup ? <LangText of={pickup} as="p" className="soft" /> : <span />}
        <Button kind="quiet" size="s" onClick={() => print()}>
          <Icon name="print" size="s" />
          <FormattedMessage id="tour.print" />
        </Button>
      </div>
      {days.map((day) => (
        <details key={day.day} id={`day-${day.day}`} className={styles.day} open>
          <summary className={styles.summary}>
            <span className={styles.number}>
              <FormattedMessage id="tour.day" values={{ day: day.day }} />
            </span>
            <h3 className={styles.dayTitle}>
              <LangText of={day.title} />
            </h3>
            <Icon name="down" size="s" />
          </summary>
          <Inside of={day} />
        </details>
      ))}
    </>
  )
}

function Inside({ of: { day, stops, meals, overnight } }: { of: Schema<'ItineraryDay'> }) {
  return (
    <div className={styles.inside}>
      {stops.map(({ name, text }, at) => (
        <div key={at}>
          <h4>
            <LangText of={name} />
          </h4>
          {text ? <LangText of={text} as="p" /> : null}
        </div>
      ))}
      <div className={styles.meals}>
        {meals.map((meal) => (
          <span key={meal}>
            <Icon name="meal" size="s" />
            <FormattedMessage id={`tour.meal.${meal}`} />
          </span>
        ))}
        {overnight ? (
          <span>
            <Icon name="bed" size="s" />
            <FormattedMessage id="tour.overnight" values={{ place: <LangText key="place" of={overnight.name} /> }} />
          </span>
        ) : null}
        <a className={`link ${styles.here}`} href={`#day-${day}`}>
          <FormattedMessage id="tour.dayLink" values={{ day }} />
        </a>
      </div>
    </div>
  )
}
