import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useApi } from '../../../api/use-api.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { isSearchable, placesInput, type FlightPlace, type Side } from './flight-places.ts'

/** Debounce of the requests: milliseconds without typing before suggestions are requested. */
const DEBOUNCE_MS = 150

/** Cities and airports for the latest text; the previous ones stay until new ones arrive. */
export function useFlightPlaces(side: Side) {
  const locale = useLocale()
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, isLoading, error } = useApi('flightPlaceList', placesInput(term, side, locale), {
    keepPreviousData: true,
  })
  const requestSuggestions = (text: string) => {
    clearTimeout(timer.current)
    if (placesInput(text, side, locale) === null) setTerm('')
    else timer.current = setTimeout(() => setTerm(text.trim()), DEBOUNCE_MS)
  }
  const records: readonly FlightPlace[] = term === '' ? [] : (data?.records.filter(isSearchable) ?? [])
  return { requestSuggestions, records, waiting: isLoading, failed: error !== undefined }
}

/**
 * The place for a text that was typed without choosing a suggestion: the first whose code is the text or whose name
 * starts with it. Undefined if there is none, or on failure.
 */
export async function placeMeant(text: string, side: Side, locale: Locale): Promise<FlightPlace | undefined> {
  const input = placesInput(text, side, locale)
  if (input === null) return undefined
  const wanted = fold(text)
  try {
    const { records } = await call('flightPlaceList', input)
    const places = records.filter(isSearchable)
    return places.find(
      ({ id, name }) => fold(id) === wanted || name.some(({ value }) => fold(value).startsWith(wanted)),
    )
  } catch {
    return undefined
  }
}
