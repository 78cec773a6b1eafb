import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { refText, type Favourite } from '../../domain/favourites/favourites.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { leaveCard } from '../../parts/favourites/leave-card.ts'
import { RECORD_CARDS } from '../../parts/favourites/record-cards.tsx'
import { focusTitle } from '../../parts/focus-title.ts'
import styles from './EmptyCart.module.css'

type KeptRowProps = { favourites: readonly Favourite[] }

/** How many favourites are shown: as many as fill the row of a wide screen. */
const SHOWN = 4

/** The newest favourites below an empty basket, and a link to all of them (decision 27.10). */
export default function KeptRow({ favourites }: KeptRowProps) {
  const paths = usePaths()
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <div className={styles.keptHead}>
        <h2 id="kept">
          <FormattedMessage id="favourites.title" />
        </h2>
        {favourites.length > SHOWN ? (
          <a className="link" href={paths.favourites()}>
            <FormattedMessage id="cart.favourites" values={{ count: favourites.length }} />
          </a>
        ) : null}
      </div>
      <div role="presentation" className={styles.keptCards} onClick={(event) => leaveCard(event, focusTitle)}>
        {favourites.slice(0, SHOWN).map((one) => {
          const Card = RECORD_CARDS[one.kind]
          return <Card key={refText(one)} favourite={one} />
        })}
      </div>
    </section>
  )
}
