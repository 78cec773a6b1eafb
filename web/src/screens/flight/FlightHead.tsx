import type { ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import styles from './flight.module.css'

/** Breadcrumbs, the route as the heading, and a line below it. */
export function FlightHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <PageBreadcrumbs steps={[{ id: 'flight', link: <FormattedMessage id="flightPage.title" /> }]} />
      <h1 className="display">
        <bdi>{title}</bdi>
      </h1>
      <p className="muted">{children}</p>
    </div>
  )
}
