import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import type { Schema } from '../../../api/operations.ts'
import type { HotelSearch } from '../../../domain/hotels/hotel-search.ts'
import { useFormats, useText } from '../../../i18n/use-locale.ts'
import { Combobox } from '../../../ui/search/Combobox.tsx'
import type { ComboboxGroup } from '../../../ui/search/ComboboxList.tsx'
import { LangText } from '../../LangText.tsx'
import { useHotelSource } from '../../provider-hotels/use-hotel-source.ts'
import { usePopularPlaces } from './popular-places.ts'
import { useRecentSearches } from '../recent-searches.ts'
import { RoomsText } from '../RoomsText.tsx'
import { stayRange } from '../stay/stay-range.ts'
import { groupSuggestions, TYPED_PLACE } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

type WhereFieldProps = {
  id: string
  text: string
  onText: (text: string) => void
  onSuggestion: (suggestion: Schema<'Suggestion'>) => void
  onRecent: (search: HotelSearch) => void
  /** Error message in the empty box. */
  missing: string | undefined
}

/** The place field: suggestions while typing; before the first letter recent searches and popular places. */
export function WhereField({ id, text, onText, onSuggestion, onRecent, missing }: WhereFieldProps) {
  const { formatMessage } = useIntl()
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  const { requestSuggestions, records, waiting, failed } = useSuggestions()
  const recent = useRecentSearches(useToday())
  const [typed, setTyped] = useState(false)
  const suggested = useSuggestionGroups(records)
  const recents = useRecentGroup(recent)
  const [opened, setOpened] = useState(false)
  // Popular places are the agency's: the provider cannot search them.
  const isAgency = useHotelSource() === 'agency'
  const popular = usePopularPlaces(opened && isAgency)
  const populars = usePopularGroup(popular)
  const groups = typed && text.trim() !== '' ? suggested : [...recents, ...populars]

  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const emptyStatus = failed
    ? 'search.suggestions.failed'
    : waiting
      ? 'search.suggestions.waiting'
      : 'search.suggestions'
  const status = typed && text.trim() !== '' && count === 0 ? emptyStatus : 'search.suggestions'
  const pick = (picked: string) => {
    setTyped(false)
    const suggestion = [...records, ...popular].find((record) => keyOf(record) === picked)
    const search = recent.find((recentSearch) => recentSearch.place === picked)
    if (suggestion) onSuggestion(suggestion)
    else if (search) onRecent(search)
  }
  return (
    <Combobox
      id={id}
      name={TYPED_PLACE}
      icon="pin"
      label={translate('search.where')}
      hint={translate('search.where.hint')}
      placeholder={translate('search.where.placeholder')}
      missing={missing}
      text={text}
      onText={(next) => {
        setTyped(true)
        requestSuggestions(next)
        onText(next)
      }}
      onOpen={() => setOpened(true)}
      groups={groups}
      onPick={(option) => pick(option.id)}
      status={text.trim() === '' && count === 0 ? translate('search.where.begin') : translate(status, { count })}
      close={translate('close')}
    />
  )
}

const keyOf = ({ type, id }: Pick<Schema<'Suggestion'>, 'type' | 'id'>) => `${type}-${id}`

function useSuggestionGroups(records: readonly Schema<'Suggestion'>[]): ComboboxGroup[] {
  const { formatMessage } = useIntl()
  const text = useText()
  const detail = (record: Schema<'Suggestion'>) => {
    const type = formatMessage({ id: `location.type.${record.type}` })
    const parent = <LangText key="parent" of={record.parent} />
    return record.parent ? <FormattedMessage id="search.suggestion.detail" values={{ type, parent }} /> : type
  }
  return groupSuggestions(records).map((group) => ({
    id: group.kind,
    label: formatMessage({ id: `search.group.${group.kind}` }),
    options: group.records.map((record) => ({
      id: keyOf(record),
      label: text(record.name),
      icon: group.icon,
      detail: detail(record),
      ...(record.code === undefined ? {} : { aside: record.code }),
    })),
  }))
}

function usePopularGroup(popular: ReturnType<typeof usePopularPlaces>): ComboboxGroup[] {
  const { formatMessage } = useIntl()
  const text = useText()
  if (popular.length === 0) return []
  const options = popular.map((place) => ({
    id: keyOf(place),
    label: text(place.name),
    icon: 'pin' as const,
    detail: <LangText of={place.parent} />,
    aside: formatMessage({ id: 'search.popular.stays' }, { count: place.hotels }),
  }))
  return [{ id: 'popular', label: formatMessage({ id: 'search.group.popular' }), options }]
}

function useRecentGroup(recent: readonly HotelSearch[]): ComboboxGroup[] {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (recent.length === 0) return []
  const options = recent.map((search) => ({
    id: search.place ?? '',
    label: {
      text: formatMessage(
        { id: 'search.recent.option' },
        { place: search.label, stay: stayRange(search.stay, formats) },
      ),
    },
    icon: 'clock' as const,
    detail: <RoomsText of={search} />,
  }))
  return [{ id: 'recent', label: formatMessage({ id: 'search.group.recent' }), options }]
}
