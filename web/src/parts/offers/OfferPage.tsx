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
  /** Beside the name. */
  favouriteButton: ReactNode
  pictures: readonly Schema<'Image'>[]
  /** The booking panel: dates, party, price. */
  panel: ReactNode
  panelTitle: string
  /** The total of the visitor's choice. */
  total: Schema<'Money'> | undefined
  /** The price of the chosen day, before the party is known. It is shown while there is no total. */
  dayPrice?: Schema<'Money'> | undefined
  /** The lowest price of all days. It is shown while neither the total nor `dayPrice` is known. */
  lowest: Schema<'Money'> | undefined
  /** What `dayPrice` and `lowest` are for, such as a person. */
  basis: ReactNode
  /** Below both columns. */
  below?: ReactNode
  children: ReactNode
}

/**
 * The frame of every product page with a date: breadcrumbs, pictures, name, text and the sticky booking panel; on small
 * screens also a bar at the bottom with the price and a link to the panel.
 */
export function OfferPage(props: OfferPageProps) {
  const { list, name, plainName, about, rating, pictures, panel, panelTitle, total, dayPrice } = props
  const { formatMessage } = useIntl()
  const translate = (id: string) => formatMessage({ id })
  const { number, score } = useFormats()
  const price = total ?? dayPrice ?? props.lowest
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
            {props.favouriteButton}
          </div>
        </div>
        <div className={styles.columns}>
          <div>{props.children}</div>
          <aside id="book" className={styles.aside} aria-label={panelTitle}>
            <Panel>{panel}</Panel>
          </aside>
        </div>
        {props.below}
      </div>
      <Dock label={translate('offers.dock')}>
        {price ? (
          <PriceText
            amount={price}
            per={
              total ? (
                translate('offers.total')
              ) : (
                <>
                  {dayPrice ? null : translate('offers.lowest') + translate('list.comma')}
                  {props.basis}
                </>
              )
            }
          />
        ) : (
          // Keeps the button at the end.
          <span />
        )}
        <Button href="#book">{translate('offers.book')}</Button>
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
