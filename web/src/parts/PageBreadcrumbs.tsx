import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../i18n/FormattedMessage.tsx'
import { usePaths } from '../i18n/use-locale.ts'
import { Breadcrumbs } from '../ui/navigation/Breadcrumbs.tsx'

/** The breadcrumbs of a page: the home page, then `steps`, the last of which is the page itself as plain text. */
export function PageBreadcrumbs({ steps }: { steps: readonly { id: string; link: ReactNode }[] }) {
  const home = (
    <a href={usePaths().home()}>
      <FormattedMessage id="crumbs.home" />
    </a>
  )
  return (
    <Breadcrumbs label={useIntl().formatMessage({ id: 'crumbs' })} steps={[{ id: 'home', link: home }, ...steps]} />
  )
}
