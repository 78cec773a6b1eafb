import type { MouseEvent } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Photo } from '../Photo.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { LazyGallery } from './LazyGallery.tsx'
import styles from './Mosaic.module.css'
import { usePhoto, usePhotoWords } from './use-photo.ts'

/** How many pictures the mosaic shows: 5, 3, 2 or 1, so that no place is empty. */
const shownCount = (count: number) => [5, 3, 2, 1].find((places) => count >= places) ?? 0

/**
 * A mosaic of up to five pictures; any press opens the gallery of all. Each picture has its own URL (decision 37.1).
 */
export function Mosaic({ pictures, name }: { pictures: readonly Schema<'Image'>[]; name: string }) {
  const { formatMessage } = useIntl()
  const count = pictures.length
  const { photo, addressOf, open, show, close } = usePhoto(count)
  const words = usePhotoWords(count)
  const shownPictures = pictures.slice(0, shownCount(count))
  const openPhoto = (number: number) => (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    open(number)
  }
  if (shownPictures.length === 0) return null
  return (
    <div className={styles.mosaic} data-count={shownPictures.length}>
      {shownPictures.map((picture, index) => (
        <a key={picture.id} href={addressOf(index + 1)} data-lift="" onClick={openPhoto(index + 1)}>
          <Photo of={picture} alt={words(picture, index + 1)} ratio="fill" sail={false} first={index === 0} />
        </a>
      ))}
      <button type="button" className={styles.all} onClick={() => open(1)}>
        <Icon name="photos" size="s" />
        {formatMessage({ id: 'gallery.photos' }, { count })}
      </button>
      <LazyGallery {...{ pictures, name, photo, onShow: show, onClose: close }} />
    </div>
  )
}
