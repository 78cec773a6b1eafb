import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { PageBreadcrumbs } from '../PageBreadcrumbs.tsx'
import { Dock } from '../../ui/overlays/Dock.tsx'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { Mosaic } from '../gallery/Mosaic.tsx'
import { LangText } from '../LangText.tsx'
import { PriceText } from '../PriceText.tsx'
import styles from './OfferPage.module.css'

type OfferPageProps = {
  /** The list that the product belongs to, for the breadcrumbs. */
  list: { href: string; title: string }
  name: Schema<'LocalizedText'>
  /** The name as plain text. */
  plainName: string
  /** Below the name: kind, place, and other short facts. */
  about: ReactNode
  rating: Schema<'Rating'> | undefined
  /** Beside the name: the favourites button. */
  keep: ReactNode
  pictures: readonly Schema<'Image'>[]
  /** The booking panel: dates, party, price. */
  panel: ReactNode
  panelTitle: string
  /** The total of the visitor's choice. */
  total: Schema<'Money'> | undefined
  /** The price of the chosen day, if known without the party: stands in for an unknown total. */
  chosen?: Schema<'Money'> | undefined
  /** The lowest price, which stands in for both. */
  lowest: Schema<'Money'> | undefined
  /** What `chosen` and `lowest` cover. */
  basis: ReactNode
  /** Below both columns. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of every product page with a date: breadcrumbs, pictures, name, text, and the sticky booking panel. */
export function OfferPage(props: OfferPageProps) {
  const { list, name, plainName, about, rating, pictures, panel, panelTitle, total, chosen } = props
  const { formatMessage } = useIntl()
  const say = (id: string) => formatMessage({ id })
  const { number, score } = useFormats()
  const shown = total ?? chosen ?? props.lowest
  const steps = [
    { id: 'list', link: <a href={list.href}>{list.title}</a> },
    { id: 'offer', link: <LangText of={name} /> },
  ]
  return (
    <>
      <div className="page">
        <div className={styles.breadcrumbs}>
          <PageBreadcrumbs steps={steps} />
        </div>
        <Mosaic pictures={pictures} name={plainName} />
        <div className={styles.title}>
          <div>
            <h1 className="display">
              <LangText of={name} />
            </h1>
            <p className={styles.about}>{about}</p>
          </div>
          <div className={styles.end}>
            {rating && rating.count > 0 ? (
              <p className={styles.score}>
                <FormattedMessage
                  id="listing.rating"
                  values={{
                    score: (
                      <b key="score" className="nums">
                        {score(rating.score)}
                      </b>
                    ),
                    count: rating.count,
                    shown: number(rating.count),
                  }}
                />
              </p>
            ) : null}
            {props.keep}
          </div>
        </div>
        <div className={styles.columns}>
          <div>{props.children}</div>
          <aside id="book" className={styles.aside} aria-label={panelTitle}>
            <Panel>{panel}</Panel>
          </aside>
        </div>
        {props.after}
      </div>
      <Dock label={say('offers.dock')}>
        {shown ? (
          <PriceText
            amount={shown}
            per={
              total ? (
                say('offers.total')
              ) : (
                <>
                  {chosen ? null : say('offers.lowest') + say('list.comma')}
                  {props.basis}
                </>
              )
            }
          />
        ) : (
          <span />
        )}
        <Button href="#book">{say('offers.book')}</Button>
      </Dock>
    </>
  )
}

/** The page's placeholders while it loads. */
export function OfferSkeleton() {
  return (
    <div className={`page ${styles.waiting}`}>
      <output className="sr">
        <FormattedMessage id="layout.loading" />
      </output>
      <Skeleton width="12rem" height="1rem" />
      <Skeleton height="27rem" />
      <Skeleton width="24rem" height="3rem" />
      <Skeleton width="18rem" height="1.25rem" />
      <Skeleton width="40rem" height="8rem" />
    </div>
  )
}
