import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { classes } from '../../ui/classes.ts'
import { Heart } from '../favourites/Heart.tsx'
import { Photo } from '../Photo.tsx'
import styles from './Entry.module.css'
import { noteLeaving, useReturnFocus } from './return-focus.ts'

type EntryProps = {
  /** The entry's identity in the list. */
  id: string
  href: string
  picture: Schema<'Image'>
  /** For the favourites button: kind, plain name and lowest price. */
  favourite: { kind: 'tour' | 'service'; name: string; price: Schema<'Money'> | undefined }
  name: ReactNode
  /** The place, and other short facts on that line. */
  place: ReactNode
  /** Facts that depend on the kind of product. */
  facts: ReactNode
  /** A remark below the facts, for or against the product. */
  note?: ReactNode
  rating: Schema<'Rating'> | undefined
  /** Whether the picture is visible at once, so that it loads eagerly. */
  first: boolean
  /** Whether the product is unavailable. */
  gone?: boolean
  /** Price and button. */
  children: ReactNode
}

/** An entry in a list of tours or services: picture, facts, and the price at the end. All of it links to its page. */
export function Entry(props: EntryProps) {
  const { id, href, picture, favourite, name, place, facts, note, rating, first, gone, children } = props
  const link = useReturnFocus(id)
  // A press on any link of the entry leaves the list, but not one on its heart.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) noteLeaving(id)
  }
  return (
    <article className={classes(styles.entry, gone && styles.gone)} data-lift="" onClickCapture={leave}>
      <Photo of={picture} alt="" className={styles.picture} first={first} muted={gone ?? false}>
        <Heart {...favourite} id={id} />
      </Photo>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <a href={href} ref={link}>
            {name}
          </a>
        </h2>
        <p className={styles.place}>{place}</p>
        {facts}
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
      <div className={styles.buy}>
        <Score of={rating} />
        {children}
      </div>
    </article>
  )
}

function Score({ of: rating }: { of: Schema<'Rating'> | undefined }) {
  const { number, score } = useFormats()
  return (
    <span className={styles.score}>
      {rating && rating.count > 0 ? (
        <FormattedMessage
          id="listing.rating"
          values={{
            score: <b key="score">{score(rating.score)}</b>,
            count: rating.count,
            shown: number(rating.count),
          }}
        />
      ) : null}
    </span>
  )
}
