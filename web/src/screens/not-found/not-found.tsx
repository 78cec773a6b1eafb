import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useSite, useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { encodePlaces } from '../../domain/places/place-list.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { LostPage } from '../../parts/LostPage.tsx'
import { Passage } from '../../parts/Passage.tsx'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { usePopularPlaces } from '../../parts/search-bar/places/popular-places.ts'
import { isHotel, isPlace, meantBy, placeMeantBy } from '../../parts/search-bar/places/suggestions.ts'
import { useSuggestionsFor } from '../../parts/search-bar/places/use-suggestions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './not-found.module.css'

/** 'This page could not be found' (decision 34.2), with a search and the links that most people want. */
export default function NotFound() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [, go] = useLocation()
  const sellsHotels = useSite().nav.some(({ path }) => path === '/hotels')
  const find = useFound(sellsHotels)
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name === 'string') void find(name.trim()).then((href) => go(href))
  }
  return (
    <LostPage
      status={404}
      title={<FormattedMessage id="notFound.title" />}
      text={<FormattedMessage id="notFound.text" />}
    >
      <search>
        <form action={paths.locations()} onSubmit={submitted}>
          <TextField
            name="name"
            type="search"
            label={formatMessage({ id: sellsHotels ? 'notFound.search.hotels' : 'notFound.search' })}
            maxLength={60}
            after={
              <Button type="submit">
                <Icon name="search" size="s" />
                <FormattedMessage id="notFound.submit" />
              </Button>
            }
          />
        </form>
      </search>
      <Popular />
    </LostPage>
  )
}

/**
 * Where a typed name leads: the page of the hotel or the place that the suggestions of the search find first, the hotels
 * around an airport or at a place of the provider, or else the places with such a name.
 */
function useFound(sellsHotels: boolean): (typed: string) => Promise<string> {
  const paths = usePaths()
  const text = useText()
  const today = useToday()
  const source = useHotelSource()
  const suggestionsFor = useSuggestionsFor()
  return async (typed) => {
    const found = await suggestionsFor(typed)
    const meant = typed === '' ? undefined : (sellsHotels ? meantBy : placeMeantBy)(found, typed)
    if (!meant) return paths.locations(encodePlaces({ name: typed, sort: 'hotels', page: 1 }))
    if (isHotel(meant)) return paths.hotel(meant.slug ?? meant.id)
    if (source === 'agency' && isPlace(meant)) return paths.location(meant.id)
    const place = source === 'agency' ? `location-${meant.id}` : meant.id
    return paths.hotels(encode({ ...defaultSearch(today, source), place, label: text(meant.name).text }))
  }
}

/** Home, what the site sells, and the places with most hotels. The places come later, so their space is reserved. */
function Popular() {
  const paths = usePaths()
  const { nav } = useSite()
  const places = usePopularPlaces(true)
  return (
    <ul className={styles.links}>
      <li>
        <a href={paths.home()}>
          <FormattedMessage id="notFound.home" />
        </a>
      </li>
      {nav.map(({ key, path, title }) => (
        <li key={key}>
          <a href={paths.entry(path)}>
            <Passage of={title} />
          </a>
        </li>
      ))}
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={paths.location(id)}>
            <Passage of={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
