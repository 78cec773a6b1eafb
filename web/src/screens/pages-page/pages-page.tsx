import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import type { ScreenProps } from '../../route.ts'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { ContentPage } from './ContentPage.tsx'
import styles from './ContentPage.module.css'
import { pageRequest } from './request.ts'

/** A page that the agency has written, by its URL. */
export default function Page({ params: { page: url = '' } }: ScreenProps) {
  const { data, error } = useApi('pageView', pageRequest(url))
  if (error) throw error
  return data ? <ContentPage page={data.record} /> : <Waiting />
}

const Waiting = () => (
  <div className={`page ${styles.waiting}`}>
    <output className="sr">
      <FormattedMessage id="layout.loading" />
    </output>
    <Skeleton width="16rem" height="1.25rem" />
    <Skeleton width="24rem" height="4rem" />
    <Skeleton width="40rem" height="24rem" />
  </div>
)
