import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useText } from '../../../i18n/use-locale.ts'
import { Combobox } from '../../../ui/search/Combobox.tsx'
import type { ComboboxGroup } from '../../../ui/search/ComboboxList.tsx'
import type { PlaceDraft } from './flight-draft.ts'
import { refOf, type FlightPlace, type Side } from './flight-places.ts'
import { useFlightPlaces } from './use-flight-places.ts'

type FlightPlaceFieldProps = {
  id: string
  side: Side
  draft: PlaceDraft
  onDraft: (draft: PlaceDraft) => void
  /** Error message in the empty box. */
  missing: string | undefined
}

/** Origin or destination of a flight: cities with all their airports, and airports. */
export function FlightPlaceField({ id, side, draft, onDraft, missing }: FlightPlaceFieldProps) {
  const { formatMessage } = useIntl()
  const text = useText()
  const { requestSuggestions, records, waiting, failed } = useFlightPlaces(side)
  const [typed, setTyped] = useState(false)
  const groups = usePlaceGroups(typed ? records : [])
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const name = side === 1 ? 'from' : 'to'
  const translate = (message: string, values?: Record<string, number>) => formatMessage({ id: message }, values)
  const emptyStatus = failed
    ? 'search.suggestions.failed'
    : waiting
      ? 'search.suggestions.waiting'
      : 'search.suggestions'
  const isShort = draft.text.trim().length < 2 || !typed
  return (
    <Combobox
      id={id}
      name={name}
      icon={side === 1 ? 'plane' : 'pin'}
      label={translate(`flights.${name}`)}
      hint={draft.place ? draft.place.id : translate('flights.place.hint')}
      placeholder={translate('flights.place.placeholder')}
      missing={missing}
      text={draft.text}
      onText={(next) => {
        setTyped(true)
        requestSuggestions(next)
        onDraft({ text: next })
      }}
      groups={groups}
      onPick={(option) => {
        setTyped(false)
        const picked = records.find((record) => keyOf(record) === option.id)
        if (picked) onDraft({ text: text(picked.name).text, place: refOf(picked) })
      }}
      status={
        count === 0 && isShort
          ? translate('flights.place.begin')
          : translate(count === 0 ? emptyStatus : 'search.suggestions', { count })
      }
      close={translate('close')}
    />
  )
}

const keyOf = ({ type, id }: FlightPlace) => `${type}-${id}`

/** Cities first, then airports, each with its code at the end of the line. */
function usePlaceGroups(records: readonly FlightPlace[]): ComboboxGroup[] {
  const { formatMessage } = useIntl()
  const text = useText()
  const groups = [
    { id: 'city', type: 1, icon: 'pin' },
    { id: 'airport', type: 3, icon: 'plane' },
  ] as const
  return groups.flatMap(({ id, type, icon }) => {
    const options = records
      .filter((record) => record.type === type)
      .map((record) => ({
        id: keyOf(record),
        label: text(record.name),
        icon,
        detail:
          type === 1
            ? formatMessage({ id: 'flights.place.all' }, { country: text(record.country.name).text })
            : [text(record.city?.name).text, text(record.country.name).text]
                .filter(Boolean)
                .join(formatMessage({ id: 'list.comma' })),
        aside: record.id,
      }))
    return options.length > 0 ? [{ id, label: formatMessage({ id: `flights.group.${id}` }), options }] : []
  })
}
