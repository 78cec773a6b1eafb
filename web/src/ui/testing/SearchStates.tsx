import { useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { DatePicker } from '../dates/DatePicker.tsx'
import { DayCalendar } from '../dates/DayCalendar.tsx'
import { Combobox } from '../search/Combobox.tsx'
import { SearchBar } from '../search/SearchBar.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { SelectSearchField } from '../search/SelectSearchField.tsx'
import { Family } from './Family.tsx'

const TODAY = 20270501
const LABELS = {
  from: 'Check-in',
  comma: ', ',
  to: 'Check-out',
  format: 'DD.MM.YYYY',
  invalid: 'Not a date',
  previous: 'Before',
  next: 'After',
}
const GROUPS = [
  {
    id: 'cities',
    label: 'Cities',
    options: [
      { id: 'izmir', label: { text: 'İzmir' }, icon: 'pin' as const, detail: 'City', aside: '146' },
      { id: 'izmit', label: { text: 'İzmit' } },
    ],
  },
]
const DAYS = new Map([
  [20270521, { name: '21 May, ₺1.200', note: '1.200', tone: 'open' as const, disabled: false }],
  [20270522, { name: '22 May, few left', note: '1.400', tone: 'few' as const, disabled: false }],
  [20270523, { name: '23 May, full', note: 'full', tone: 'full' as const, disabled: true }],
])

export function SearchStates() {
  const [text, setText] = useState('izm')
  const [range, setRange] = useState<{ from: number | null; to: number | null }>({ from: 20270521, to: 20270526 })
  const [day, setDay] = useState<number | undefined>(20270521)
  return (
    <Family title="Search and dates">
      {(['card', 'strip'] as const).map((kind) => (
        <SearchBar key={kind} kind={kind} action={<Button>Search</Button>}>
          {kind === 'card' && (
            <Combobox
              icon="pin"
              label="Where"
              text={text}
              onText={setText}
              groups={GROUPS}
              onPick={({ label }) => setText(label.text)}
              status="2 suggestions"
              close="Close"
            />
          )}
          <SearchField icon="calendar" label={`When, ${kind}`} value="21 – 26 May" hint="5 nights" />
          <SearchField icon="users" label={`Guests, ${kind}`} value="" missing="Choose" wide />
          <SelectSearchField icon="tag" label={`Kind, ${kind}`} name={kind}>
            <option>Gulet</option>
          </SelectSearchField>
        </SearchBar>
      ))}
      <DatePicker
        value={range}
        onChange={setRange}
        onDone={() => {}}
        today={TODAY}
        min={TODAY}
        read={(typed) => Number(typed) || undefined}
        check={() => ({ to: 'Too long a stay' })}
        locale="en-GB"
        weekStart={1}
        labels={{ ...LABELS, clear: 'Clear', done: 'Done' }}
        summary="5 nights"
      />
      <DayCalendar
        days={DAYS}
        chosen={day}
        onChoose={setDay}
        today={TODAY}
        reasonOf={() => 'no departure'}
        locale="en"
        weekStart={1}
        labels={{ previous: 'Months before', next: 'Months after' }}
        error="Choose a day"
      />
    </Family>
  )
}
