import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import type { Schema } from '../../../api/operations.ts'
import { useApi } from '../../../api/use-api.ts'
import { suggestionInput } from './suggestions.ts'

type Suggestion = Schema<'Suggestion'>

/** So many milliseconds without another letter until suggestions are asked for. */
const PAUSE = 150

/** Suggestions for what was typed last; the ones before stay until the new ones are there. */
export function useSuggestions() {
  const [term, setTerm] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, isLoading, error } = useApi('suggestionList', term === '' ? null : suggestionInput(term), {
    keepPreviousData: true,
  })
  const ask = (text: string) => {
    clearTimeout(timer.current)
    if (text.trim() === '') setTerm('')
    else timer.current = setTimeout(() => setTerm(text.trim()), PAUSE)
  }
  const records: readonly Suggestion[] = term === '' ? [] : (data?.records ?? [])
  return { ask, records, waiting: isLoading, failed: error !== undefined }
}

/** The suggestions for a text right now, for somebody who did not wait for the list; none when they cannot be had. */
export async function suggestionsFor(text: string): Promise<readonly Suggestion[]> {
  if (text.trim() === '') return []
  try {
    return (await call('suggestionList', suggestionInput(text))).records
  } catch {
    return []
  }
}
