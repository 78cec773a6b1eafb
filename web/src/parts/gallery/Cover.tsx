import type { MouseEvent, ReactNode } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { Photo } from '../Photo.tsx'
import styles from './Cover.module.css'
import { LazyGallery } from './LazyGallery.tsx'
import { usePhoto } from './use-photo.ts'

type CoverProps = {
  pictures: readonly Schema<'Image'>[]
  /** Name of what the pictures show. */
  name: string
  /** On the picture, at its lower start corner: the heading of the page. */
  children: ReactNode
}

/** The picture above a page to read, with the heading on it. Further pictures open in the gallery. */
export function Cover({ pictures, name, children }: CoverProps) {
  const { formatMessage } = useIntl()
  const count = pictures.length
  const { photo, addressOf, open, show, close } = usePhoto(count)
  const [first] = pictures
  const press = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    open(1)
  }
  return (
    <div className={styles.cover}>
      {first ? <Photo of={first} ratio="fill" sizes="min(100vw,78rem)" first className={styles.picture} /> : null}
      <div className={styles.notch}>{children}</div>
      {count > 1 ? (
        <a className={styles.all} href={addressOf(1)} onClick={press}>
          <Icon name="photos" size="s" />
          {formatMessage({ id: 'gallery.photos' }, { count })}
        </a>
      ) : null}
      <LazyGallery {...{ pictures, name, photo, onShow: show, onClose: close }} />
    </div>
  )
}
