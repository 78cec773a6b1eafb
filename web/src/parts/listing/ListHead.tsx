import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import styles from './list.module.css'

/** The count: where the focus goes when what had it is gone. */
const COUNT_ID = 'list-count'

/** Sends the focus to the count, which says what a change has left. */
export const focusCount = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true })

type ListHeadProps = {
  title: string
  /** How many there are; undefined where nothing is known. */
  count: ReactNode
}

/** The way here, what is listed, and an honest count that is read out when it changes. */
export function ListHead({ title, count }: ListHeadProps) {
  const { formatMessage } = useIntl()
  const trail = [
    {
      id: 'home',
      link: (
        <a href={usePaths().home()}>
          <FormattedMessage id="crumbs.home" />
        </a>
      ),
    },
    { id: 'list', link: title },
  ]
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs label={formatMessage({ id: 'crumbs' })} trail={trail} />
      </div>
      <div className={styles.head}>
        <h1 className="display">
          <bdi>{title}</bdi>
        </h1>
        <output id={COUNT_ID} className="nums" tabIndex={-1}>
          {count ?? '\u00a0'}
        </output>
      </div>
    </>
  )
}
