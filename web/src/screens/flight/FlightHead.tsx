import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../i18n/use-locale.ts'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import styles from './flight.module.css'

/** Breadcrumbs, the route as the heading, and a line below it. */
export function FlightHead({ title, children }: { title: string; children: ReactNode }) {
  const home = usePaths().home()
  const trail = [
    {
      id: 'home',
      link: (
        <a href={home}>
          <FormattedMessage id="crumbs.home" />
        </a>
      ),
    },
    { id: 'flight', link: <FormattedMessage id="flightPage.title" /> },
  ]
  return (
    <div className={styles.head}>
      <Breadcrumbs label={useIntl().formatMessage({ id: 'crumbs' })} trail={trail} />
      <h1 className="display">
        <bdi>{title}</bdi>
      </h1>
      <p className="muted">{children}</p>
    </div>
  )
}
