import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useText } from '../../../i18n/use-locale.ts'
import { Combobox } from '../../../ui/search/Combobox.tsx'
import type { ComboboxGroup } from '../../../ui/search/ComboboxList.tsx'
import { LangText } from '../../LangText.tsx'
import { groupPlaces, placesFor, type Place } from './stops.ts'
import type { EndDraft } from './transfer-draft.ts'

type StopFieldProps = {
  id: string
  end: 'from' | 'to'
  value: EndDraft
  onValue: (value: EndDraft) => void
  /** All places with transfers; undefined while they load, null when they failed to load. */
  places: readonly Place[] | undefined | null
  /** The place at the other end; only places connected with it are offered. */
  other: string | undefined
  missing: string | undefined
}

/** One end of the ride: airports first, and only places with transfers. */
export function StopField({ id, end, value, onValue, places, other, missing }: StopFieldProps) {
  const { formatMessage } = useIntl()
  const translate = (message: string, values?: Record<string, string | number>) =>
    formatMessage({ id: message }, values)
  const [typed, setTyped] = useState(false)
  const groups = usePlaceGroups(placesFor(places ?? [], typed ? value.text : '', other))
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const status = places
    ? translate('search.suggestions', { count })
    : translate(places === null ? 'search.suggestions.failed' : 'search.suggestions.waiting')
  return (
    <Combobox
      id={id}
      icon={end === 'from' ? 'pin' : 'arrow'}
      label={translate(`ride.${end}`)}
      hint={translate(`ride.${end}.hint`)}
      placeholder={translate(`ride.${end}.placeholder`)}
      missing={missing}
      text={value.text}
      onText={(text) => {
        setTyped(true)
        onValue({ text })
      }}
      groups={groups}
      onPick={(option) => {
        setTyped(false)
        onValue({ id: option.id, text: option.label.text })
      }}
      status={status}
      close={translate('close')}
    />
  )
}

function usePlaceGroups(places: readonly Place[]): ComboboxGroup[] {
  const { formatMessage } = useIntl()
  const text = useText()
  return groupPlaces(places).map((group) => ({
    id: group.kind,
    label: formatMessage({ id: `ride.group.${group.kind}` }),
    options: group.places.map(({ stop }) => ({
      id: stop.id,
      label: text(stop.name),
      icon: group.icon,
      ...(stop.region ? { detail: <LangText of={stop.region} /> } : {}),
      ...(stop.code ? { aside: stop.code } : {}),
    })),
  }))
}
