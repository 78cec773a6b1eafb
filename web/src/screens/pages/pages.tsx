import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'
import styles from './pages.module.css'

/** All content pages of the site, as the table of contents of a magazine. */
export default function Pages() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const { pages = [] } = useSite().site
  return (
    <div className="page">
      <ListHead
        title={formatMessage({ id: 'pages.title' })}
        count={<FormattedMessage id="pages.count" values={{ count: pages.length }} />}
      />
      {pages.length === 0 ? (
        <EmptyState
          picture={<NothingFound />}
          title={formatMessage({ id: 'pages.none' })}
          action={
            <Button href={paths.home()}>
              <FormattedMessage id="error.home" />
            </Button>
          }
        >
          <FormattedMessage id="pages.none.text" />
        </EmptyState>
      ) : (
        <ol className={styles.pages}>
          {pages.map(({ url, title }) => (
            <li key={url}>
              <a href={paths.page(url)}>
                <LangText of={title} />
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
