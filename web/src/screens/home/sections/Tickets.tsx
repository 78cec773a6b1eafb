import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { useFormats, usePaths } from '../../../i18n/use-locale.ts'
import { BasisText } from '../../../parts/offers/BasisText.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { FilledSection } from '../arrange.ts'
import { listPath } from './list-path.ts'
import { HomeSection } from './HomeSection.tsx'
import styles from './tickets.module.css'

type Event = Extract<Schema<'ServiceFacts'>, { kind: 'charter' }>
type Dated = { service: Schema<'Service'>; facts: Event; date: number }

/** How many tickets are shown, of the events that `arrange` gives to the section. */
const MOST = 5

/** Events that still take place, the next one first, each as a ticket with its day on the stub. */
export function Tickets({ section, products }: FilledSection) {
  const dated = products.flatMap(({ service }): Dated[] => {
    if (service?.facts.kind !== 'charter') return []
    const { facts } = service
    const [date] = facts.dates
    return date === undefined ? [] : [{ service, facts, date }]
  })
  if (dated.length === 0) return null
  const ordered = dated.toSorted((one, other) => one.date - other.date).slice(0, MOST)
  return (
    <HomeSection section={section} more={listPath(products[0])}>
      <div className={styles.tickets}>
        {ordered.map((ticket) => (
          <Ticket key={ticket.service.id} {...ticket} />
        ))}
      </div>
    </HomeSection>
  )
}

function Ticket({ service, facts: { venue, begins }, date }: Dated) {
  const { weekdayDayMonth } = useFormats()
  const { slug, name, location, priceBasis, priceFrom, per } = service
  const href = usePaths().service(slug)
  return (
    <article className={styles.ticket}>
      <p className={styles.day}>
        <b aria-hidden="true" className="nums">
          {date % 100}
        </b>
        <span>{weekdayDayMonth(date)}</span>
        <span className="ltr nums">{begins}</span>
      </p>
      <div>
        <h3>
          <LangText of={name} />
        </h3>
        <p className={styles.venue}>
          {venue ? (
            <>
              <LangText of={venue} />
              {' · '}
            </>
          ) : null}
          <LangText of={location.name} />
        </p>
      </div>
      <div>
        {priceFrom ? (
          <PriceText amount={priceFrom} per={<BasisText basis={priceBasis} kind="charter" per={per} />} />
        ) : null}
      </div>
      <div className={styles.go}>
        <Button size="s" href={href}>
          <FormattedMessage id="home.tickets.go" />
          <span className="sr">
            {' '}
            <LangText of={name} />
          </span>
        </Button>
      </div>
    </article>
  )
}
