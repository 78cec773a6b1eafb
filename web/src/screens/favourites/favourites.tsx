import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import {
  addShared,
  cardsPerStep,
  isKept,
  MAX_SHARED,
  readShared,
  refText,
  type Favourite,
  type FavouriteKind,
  type FavouriteRef,
} from '../../domain/favourites/favourites.ts'
import { MAX_FAVOURITES } from '../../domain/favourites/toggle-kept.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { WaitingCard } from '../../parts/favourites/FavouriteCard.tsx'
import { GoneContext } from '../../parts/favourites/gone.ts'
import { isStorageForbidden } from '../../parts/favourites/kept-text.ts'
import { storeFavourites, useFavourites } from '../../parts/favourites/store.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { Chip } from '../../ui/buttons/Chip.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './favourites.module.css'
import { NoFavourites } from './NoFavourites.tsx'
import { leaveCard } from '../../parts/favourites/leave-card.ts'
import { RECORD_CARDS } from '../../parts/favourites/record-cards.tsx'
import { ShareButton } from './ShareButton.tsx'

/** Placeholders of a list that is not known yet. */
const WAITING = [1, 2, 3]

/** The favourites of this browser, or a shared list. Each card loads its current record. */
export default function Favourites() {
  const { formatMessage } = useIntl()
  const today = useToday()
  const kept = useFavourites()
  const shared = readShared(new URLSearchParams(useSearch()).get('ids') ?? '')
  const [kind, setKind] = useState<FavouriteKind>()
  const step = cardsPerStep(useHotelSource())
  const [shown, setShown] = useState(step)
  const count = useRef<HTMLOutputElement>(null)
  const focusCount = () => count.current?.focus()
  const isShared = shared.length > 0
  // The server does not know the list of this browser.
  const isKnown = useHydrated() || isShared
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const noteGone = useCallback((ref: FavouriteRef) => setGone((before) => new Set(before).add(refText(ref))), [])
  const list: Favourite[] = isShared ? shared.map((ref) => ({ ...ref, since: today })) : kept
  // A shared list counts what is still offered. A list of this browser counts everything that it keeps.
  const counted = isShared ? list.filter((one) => !gone.has(refText(one))) : list
  const countOf = (one: FavouriteKind | undefined) =>
    counted.filter((other) => one === undefined || other.kind === one).length
  const kinds = [...new Set(list.map((one) => one.kind))]
  const shownKind = kind !== undefined && kinds.includes(kind) ? kind : undefined
  const matching = list.filter((one) => shownKind === undefined || one.kind === shownKind)
  return (
    <div className="page">
      <div className={styles.head}>
        <div>
          <h1 className="display">{formatMessage({ id: 'favourites.title' })}</h1>
          <output ref={count} className="muted" tabIndex={-1}>
            {isKnown ? (
              <FormattedMessage
                id={isShared ? 'favourites.sharedCount' : 'favourites.count'}
                values={{ count: counted.length }}
              />
            ) : (
              '\u00a0'
            )}
          </output>
        </div>
        {!isShared && kept.length > 0 ? <ShareButton list={kept} /> : null}
      </div>
      {isShared ? <SharedNotice shared={counted} kept={kept} onMine={focusCount} /> : null}
      {isKnown && !isShared && isStorageForbidden() ? (
        <Notice tone="warn" className={styles.notice}>
          <FormattedMessage id="favourites.forbidden" />
        </Notice>
      ) : null}
      {isKnown && list.length === 0 ? <NoFavourites /> : null}
      {kinds.length > 1 ? (
        <fieldset className={styles.kinds}>
          <legend className="sr">{formatMessage({ id: 'favourites.kinds' })}</legend>
          {[undefined, ...kinds].map((one) => (
            <Chip
              key={one ?? 'all'}
              on={shownKind === one}
              aria-pressed={shownKind === one}
              onClick={() => setKind(one)}
            >
              <FormattedMessage id={`favourites.kind.${one ?? 'all'}`} values={{ count: countOf(one) }} />
            </Chip>
          ))}
        </fieldset>
      ) : null}
      {list.length > 0 ? (
        <h2 className="sr">
          <FormattedMessage id={`favourites.kind.${shownKind ?? 'all'}`} values={{ count: countOf(shownKind) }} />
        </h2>
      ) : null}
      <div role="presentation" className={styles.grid} onClick={(event) => isShared || leaveCard(event, focusCount)}>
        {isKnown ? null : WAITING.map((one) => <WaitingCard key={one} />)}
        <GoneContext value={noteGone}>
          {matching.slice(0, shown).map((one) => {
            const Card = RECORD_CARDS[one.kind]
            return <Card key={refText(one)} favourite={one} />
          })}
        </GoneContext>
      </div>
      {matching.length > shown ? (
        <p className={styles.more}>
          <button type="button" className="link" onClick={() => setShown(shown + step)}>
            <FormattedMessage id="listing.more" values={{ count: Math.min(step, matching.length - shown) }} />
          </button>
        </p>
      ) : null}
      <p className={`small muted ${styles.note}`}>
        <FormattedMessage id="favourites.note" values={{ kept: MAX_FAVOURITES, shared: MAX_SHARED }} />
      </p>
    </div>
  )
}

type SharedNoticeProps = {
  /** The favourites of the shared list that are still offered. */
  shared: readonly FavouriteRef[]
  kept: readonly Favourite[]
  /** Called when the visitor opens their own list, which removes the notice. */
  onMine: () => void
}

/** The notice above a shared list, which can be added to the visitor's own and never replaces it (decision 36.11). */
function SharedNotice({ shared, kept, onMine }: SharedNoticeProps) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const today = useToday()
  const fresh = shared.filter((ref) => !isKept(kept, ref)).length
  const add = () => {
    const list = addShared(kept, shared, today)
    storeFavourites(list)
    showToast(formatMessage({ id: 'favourites.added' }, { count: list.length - kept.length }))
    navigate(paths.favourites())
    onMine()
  }
  return (
    <Notice
      tone="accent"
      icon="info"
      className={styles.notice}
      title={formatMessage({ id: 'favourites.shared' }, { count: shared.length })}
    >
      <div className="row">
        <FormattedMessage id="favourites.shared.keep" />
        {fresh > 0 ? (
          <button type="button" className="link" onClick={add}>
            <FormattedMessage id="favourites.add" values={{ count: fresh }} />
          </button>
        ) : shared.length > 0 ? (
          <FormattedMessage id="favourites.shared.known" />
        ) : null}
        <a className="link" href={paths.favourites()} onClick={(event) => isModifiedClick(event) || onMine()}>
          <FormattedMessage id="favourites.mine" />
        </a>
      </div>
    </Notice>
  )
}
