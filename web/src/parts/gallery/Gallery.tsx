import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { Photo } from '../Photo.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import styles from './Gallery.module.css'
import { photoBeside } from './photo-beside.ts'
import { usePhotoWords } from './use-photo.ts'

type GalleryProps = {
  pictures: readonly Schema<'Image'>[]
  /** Name of what the pictures show. */
  name: string
  photo: number | undefined
  onShow: (photo: number) => void
  onClose: () => void
}

/** A horizontal move of this many CSS pixels is a swipe. */
const SWIPE_DISTANCE = 48

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** All pictures, one at a time: by button, arrow key or swipe; mirrored in right-to-left languages. */
export default function Gallery({ pictures, name, photo = 0, onShow, onClose }: GalleryProps) {
  const { formatMessage } = useIntl()
  const count = pictures.length
  const isOnly = count === 1
  const words = usePhotoWords(count)
  const [from, setFrom] = useState<number>()
  const picture = pictures[photo - 1]
  const showBeside = (steps: number) => {
    if (!isOnly) onShow(photoBeside(photo, steps, count))
  }
  const arrow = (steps: -1 | 1) =>
    isOnly ? null : (
      <IconButton
        icon="right"
        kind="ring"
        className={steps < 0 ? styles.back : undefined}
        label={formatMessage({ id: steps < 0 ? 'gallery.photo.previous' : 'gallery.photo.next' })}
        onClick={() => showBeside(steps)}
      />
    )
  const keyDown = (event: KeyboardEvent) => {
    const towards = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (towards !== undefined) showBeside(isRightToLeft(event.currentTarget) ? -towards : towards)
  }
  const pointerUp = (event: PointerEvent) => {
    const distance = from === undefined ? 0 : event.clientX - from
    setFrom(undefined)
    if (Math.abs(distance) >= SWIPE_DISTANCE) showBeside(distance < 0 === isRightToLeft(event.currentTarget) ? -1 : 1)
  }
  if (!picture) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'gallery.photos.title' }, { name })}
      close={formatMessage({ id: 'close' })}
      light
    >
      <div
        role="presentation"
        className={styles.stage}
        onKeyDown={keyDown}
        onPointerDown={(event) => setFrom(event.clientX)}
        onPointerUp={pointerUp}
        onPointerCancel={() => setFrom(undefined)}
      >
        <Photo key={picture.id} of={picture} alt={words(picture, photo)} sizes="100vw" first draggable={false} />
        <div className={styles.foot}>
          {arrow(-1)}
          <p className={styles.caption} aria-live="polite">
            <span>{words(picture, photo)}</span>
            {isOnly ? null : (
              <span className="muted small nums">
                {formatMessage({ id: 'gallery.photo' }, { number: photo, count })}
              </span>
            )}
          </p>
          {arrow(1)}
        </div>
      </div>
    </Dialog>
  )
}
