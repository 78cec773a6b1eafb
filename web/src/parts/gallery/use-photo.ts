import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useText } from '../../i18n/use-locale.ts'
import { photoOf, withPhoto } from './photo-address.ts'

/** State of the history entry that a press on a picture creates. */
const OPENED = 'photo'

/** The open photo, counted from 1: it is in the URL, and Back closes it (decision 37.1). */
export function usePhoto(count: number) {
  const search = useSearch()
  const [pathname, navigate] = useLocation()
  const addressOf = (photo: number | undefined) => pathname + withPhoto(search, photo)
  return {
    photo: photoOf(search, count),
    addressOf,
    open: (photo: number) => navigate(addressOf(photo), { state: OPENED }),
    /** Moving to another photo replaces the history entry, so that one step back closes the gallery. */
    show: (photo: number) => navigate(addressOf(photo), { replace: true, state: history.state as unknown }),
    close: () => {
      if (history.state === OPENED) history.back()
      else navigate(addressOf(undefined), { replace: true })
    },
  }
}

/** The picture's alternative text from the record, or "Photo 7 of 24". */
export function usePhotoWords(count: number): (picture: Schema<'Image'>, number: number) => string {
  const { formatMessage } = useIntl()
  const text = useText()
  return ({ alt }, number) => text(alt).text || formatMessage({ id: 'gallery.photo' }, { number, count })
}
