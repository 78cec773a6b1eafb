import { FormattedMessage, useIntl } from 'react-intl'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { listView } from './list-view.ts'
import styles from './list.module.css'

/** The count: where the focus goes when what had it is gone. */
const COUNT_ID = 'hotels-count'

/** Sends the focus to the count, which says what a change has left. */
export const focusCount = () => document.getElementById(COUNT_ID)?.focus({ preventScroll: true })

type ListHeadProps = {
  title: string
  home: string
  /** Undefined while nothing is known. */
  view: ReturnType<typeof listView> | undefined
  loading: boolean
}

/** The way here, the place, and an honest count that is read out when it changes. */
export function ListHead({ title, home, view, loading }: ListHeadProps) {
  const { formatMessage } = useIntl()
  const trail = [
    {
      id: 'home',
      link: (
        <a href={home}>
          <FormattedMessage id="hotels.home" />
        </a>
      ),
    },
    { id: 'list', link: title },
  ]
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs label={formatMessage({ id: 'hotels.crumbs' })} trail={trail} />
      </div>
      <div className={styles.head}>
        <h1 className="display">
          <bdi>{title}</bdi>
        </h1>
        <output id={COUNT_ID} className="nums" tabIndex={-1}>
          {view ? (
            <FormattedMessage id="hotels.count" values={{ stays: view.matching, withRooms: view.withRooms }} />
          ) : loading ? (
            <FormattedMessage id="hotels.loading" />
          ) : (
            '\u00a0'
          )}
        </output>
      </div>
    </>
  )
}
