import { useState } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import type { FavouriteKind } from '../../domain/favourites/favourites.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './Heart.module.css'
import { useKeptText } from './kept-text.ts'

type HeartProps = {
  kind: FavouriteKind
  id: string
  /** Name of the product, for the button's label. */
  name: string
  /** Its lowest price now, to compare with later prices. */
  price?: Schema<'Money'> | undefined
  /** `line`: beside a title; otherwise in the upper corner of a picture. */
  place?: 'line'
}

/** A toggle that keeps a product as a favourite: the heart is filled while it is kept. */
export function Heart({ kind, id, name, price, place }: HeartProps) {
  const { formatMessage } = useIntl()
  const today = useToday()
  // The rules of the list are loaded with the first press, because most visitors only browse.
  const kept = useKeptText()?.includes(`"${kind}.${id}"`) ?? false
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    // While the rules are loading, a second press would take back the first.
    if (isBusy) return
    setBusy(true)
    const store = await import('./store.ts').catch(() => undefined)
    const isKept = store?.toggle({ kind, id, since: today, ...(price && { price }) }, today)
    if (!isKept) showToast(formatMessage({ id: store ? 'favourites.full' : 'error.lostFile' }))
    setBusy(false)
  }
  return (
    <IconButton
      icon="heart"
      kind={place ? 'ring' : 'disc'}
      label={formatMessage({ id: 'favourites.keep' }, { name })}
      aria-pressed={kept}
      aria-busy={isBusy}
      className={place ? styles.inLine : styles.onPicture}
      onClick={() => void press()}
    />
  )
}
