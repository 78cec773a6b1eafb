import { useIntl } from 'react-intl'
import { useLocation, useSearch } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useText } from '../../i18n/use-locale.ts'
import { photoOf, withPhoto } from './photo-address.ts'

/** Marks the entry of the browser's history that a press on a picture has made. */
const OPENED = 'photo'

/** The open photo, counted from 1: it is in the address, and Back closes it (decision 37.1). */
export function usePhoto(count: number) {
  const search = useSearch()
  const [pathname, navigate] = useLocation()
  const addressOf = (photo: number | undefined) => pathname + withPhoto(search, photo)
  return {
    photo: photoOf(search, count),
    addressOf,
    open: (photo: number) => navigate(addressOf(photo), { state: OPENED }),
    /** Turning pages leaves one entry, so that one step back closes the gallery. */
    show: (photo: number) => navigate(addressOf(photo), { replace: true, state: history.state as unknown }),
    close: () => {
      if (history.state === OPENED) history.back()
      else navigate(addressOf(undefined), { replace: true })
    },
  }
}

/** What a picture shows, in the record's words; "Photo 7 of 24" where it has none. */
export function usePhotoWords(count: number): (picture: Schema<'Image'>, number: number) => string {
  const { formatMessage } = useIntl()
  const text = useText()
  return ({ alt }, number) => text(alt).text || formatMessage({ id: 'gallery.photo' }, { number, count })
}
