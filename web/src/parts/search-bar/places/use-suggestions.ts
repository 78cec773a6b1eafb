import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import type { Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import type { HotelSource } from '../../../domain/hotels/hotel-source.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { suggestionsOf } from '../../provider-hotels/arrivals.ts'
import { arrivalRequest } from '../../provider-hotels/requests.ts'
import { useHotelSource } from '../../provider-hotels/use-hotel-source.ts'
import { suggestionInput } from './suggestions.ts'

type Suggestion = Schema<'Suggestion'>

/** Debounce of the requests: milliseconds without typing before suggestions are requested. */
const DEBOUNCE_MS = 150

/** Suggestions for the latest text; the previous ones stay until new ones arrive. */
export function useSuggestions() {
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { found, isLoading, error } = useSuggestionList(term)
  const requestSuggestions = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === '') setTerm('')
    else timer.current = setTimeout(() => setTerm(text.trim()), DEBOUNCE_MS)
  }
  const records: readonly Suggestion[] = term === '' ? [] : (found ?? [])
  return { requestSuggestions, records, waiting: isLoading, failed: error !== undefined }
}

/** Suggestions from the site's hotel source, the agency or the provider. */
function useSuggestionList(term: string) {
  const locale = useLocale()
  const isProvider = useHotelSource() === 'provider'
  const options = { keepPreviousData: true }
  const agency = useApi('suggestionList', isProvider || term === '' ? null : suggestionInput(term), options)
  const provider = useApi('providerArrivalList', isProvider ? arrivalRequest(term, locale) : null, options)
  const { isLoading, error } = isProvider ? provider : agency
  const converted = provider.data && suggestionsOf(provider.data, locale)
  return { found: isProvider ? converted : agency.data?.records, isLoading, error }
}

/** Requests suggestions immediately, for someone who did not wait for the list; empty on failure. */
export function useSuggestionsFor(): (text: string) => Promise<readonly Suggestion[]> {
  const source = useHotelSource()
  const locale = useLocale()
  return (text) => suggestionsFor(text, source, locale)
}

async function suggestionsFor(text: string, source: HotelSource, locale: Locale): Promise<readonly Suggestion[]> {
  const request = arrivalRequest(text, locale)
  if (text.trim() === '') return []
  try {
    if (source === 'agency') return (await call('suggestionList', suggestionInput(text))).records
    return request ? suggestionsOf(await call('providerArrivalList', request), locale) : []
  } catch {
    return []
  }
}
