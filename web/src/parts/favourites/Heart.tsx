import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import type { FavouriteKind } from '../../domain/favourites/favourites.ts'
import { toggleKept } from '../../domain/favourites/toggle-kept.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import styles from './Heart.module.css'
import { keepText, keptText, useKeptText } from './kept-text.ts'

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
  const ref = `${kind}.${id}`
  const isFavourite = useKeptText()?.includes(`"${ref}"`) ?? false
  // Stored synchronously: if the visitor leaves the page right after the press, an asynchronous write would be lost.
  const toggle = () => {
    const text = toggleKept(keptText(), { ref, since: today, ...price }, today)
    if (text === undefined) showToast(formatMessage({ id: 'favourites.full' }))
    else keepText(text)
  }
  return (
    <IconButton
      icon="heart"
      kind={place ? 'ring' : 'disc'}
      label={formatMessage({ id: 'favourites.keep' }, { name })}
      aria-pressed={isFavourite}
      className={place ? styles.inLine : styles.onPicture}
      onClick={toggle}
    />
  )
}
