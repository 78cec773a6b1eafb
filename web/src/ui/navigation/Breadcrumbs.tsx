import { Fragment, type ReactNode } from 'react'
import styles from './Breadcrumbs.module.css'

type BreadcrumbsProps = {
  label: string
  /** From the top level down: links rendered by the caller, and the page itself last as plain text. */
  steps: readonly { id: string; link: ReactNode }[]
}

/** The breadcrumb trail from the home page to this one. */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {steps.map(({ id, link }, index) => (
          <Fragment key={id}>
            {index > 0 ? <li aria-hidden="true">/</li> : null}
            <li aria-current={index === steps.length - 1 ? 'page' : undefined}>{link}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
