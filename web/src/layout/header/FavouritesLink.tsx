import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../i18n/use-locale.ts'
import { useKeptText } from '../../parts/favourites/kept-text.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import styles from './FavouritesLink.module.css'

/** Link to the favourites, with their number; the server does not know it and renders none. */
export function FavouritesLink() {
  const { formatMessage } = useIntl()
  // Each entry of the stored list contains one "ref", so this counts them without parsing.
  const count = useKeptText()?.match(/"ref"/g)?.length ?? 0
  return (
    <span className={styles.link}>
      <IconButton
        icon="heart"
        href={usePaths().favourites()}
        label={formatMessage({ id: 'favourites.open' }, { count })}
      />
      {count > 0 ? (
        <b className={styles.count} aria-hidden="true">
          {count}
        </b>
      ) : null}
    </span>
  )
}
