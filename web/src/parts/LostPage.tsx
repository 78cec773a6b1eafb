import type { ReactNode } from 'react'
import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { useSells } from '../api/use-sells.ts'
import { usePaths } from '../i18n/use-locale.ts'
import picture from '../pictures/not-found.svg'
import { Button } from '../ui/buttons/Button.tsx'
import { PageLead, PicturePage } from '../ui/surfaces/PicturePage.tsx'

type LostPageProps = {
  status: 400 | 404
  title: ReactNode
  text: ReactNode
  /** Ways to go on; by default links to the home page and, where they are sold, the hotels. */
  children?: ReactNode
}

/** The page for a URL that leads nowhere: the reason, and links to go on. */
export function LostPage({ status, title, text, children }: LostPageProps) {
  const paths = usePaths()
  const sellsHotels = useSells('hotels')
  return (
    <PicturePage picture={picture}>
      <p className="muted nums">{status}</p>
      <h1>{title}</h1>
      <PageLead>{text}</PageLead>
      {children ?? (
        <div className="row">
          <Button href={paths.home()}>
            <FormattedMessage id="notFound.home" />
          </Button>
          {sellsHotels ? (
            <Button kind="quiet" href={paths.hotels()}>
              <FormattedMessage id="notFound.hotels" />
            </Button>
          ) : null}
        </div>
      )}
    </PicturePage>
  )
}
