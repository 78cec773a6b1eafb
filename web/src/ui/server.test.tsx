import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { Breadcrumbs } from './navigation/Breadcrumbs.tsx'
import { Button } from './buttons/Button.tsx'
import { Card } from './surfaces/Card.tsx'
import { Chip } from './buttons/Chip.tsx'
import { Checkbox, Radio } from './fields/Choice.tsx'
import { Combobox } from './search/Combobox.tsx'
import { DayCalendar } from './dates/DayCalendar.tsx'
import { DatePicker } from './dates/DatePicker.tsx'
import { Dialog } from './overlays/Dialog.tsx'
import { Disclosure } from './overlays/Disclosure.tsx'
import { Dropdown } from './overlays/Dropdown.tsx'
import { Dock } from './overlays/Dock.tsx'
import { EmptyState } from './surfaces/EmptyState.tsx'
import { ErrorSummary } from './fields/ErrorSummary.tsx'
import { Icon } from './icons/Icon.tsx'
import { IconButton } from './buttons/IconButton.tsx'
import { Meter } from './figures/Meter.tsx'
import { Notice } from './surfaces/Notice.tsx'
import { Panel } from './surfaces/Panel.tsx'
import { PageLead, PicturePage } from './surfaces/PicturePage.tsx'
import { Picture } from './surfaces/Picture.tsx'
import { Popover } from './overlays/Popover.tsx'
import { Price } from './figures/Price.tsx'
import { SearchBar } from './search/SearchBar.tsx'
import { SearchField } from './search/SearchField.tsx'
import { SectionHead } from './surfaces/SectionHead.tsx'
import { Segmented } from './fields/Segmented.tsx'
import { ButtonField } from './fields/ButtonField.tsx'
import { SelectField } from './fields/SelectField.tsx'
import { SelectSearchField } from './search/SelectSearchField.tsx'
import { Skeleton } from './surfaces/Skeleton.tsx'
import { Stars } from './figures/Stars.tsx'
import { Stepper } from './fields/Stepper.tsx'
import { Steps } from './navigation/Steps.tsx'
import { Switch } from './fields/Switch.tsx'
import { Tabs } from './navigation/Tabs.tsx'
import { TabLinks } from './navigation/TabLinks.tsx'
import { TextArea } from './fields/TextArea.tsx'
import { TextField } from './fields/TextField.tsx'
import { ToastRegion } from './overlays/ToastRegion.tsx'

const nothing = () => {}
const picture = <Picture src="/p.svg" alt="" width={400} height={300} notch="Kaş" />
const labels = {
  from: 'Check-in',
  to: 'Check-out',
  comma: ', ',
  format: 'DD.MM.YYYY',
  invalid: 'No',
  previous: '<',
  next: '>',
}
const options = [{ id: 'izmir', label: { text: 'İzmir' }, detail: 'City', aside: '146' }]

/** A component with its props, and the HTML that shows its rule. */
const shows = (name: string, element: ReactElement, html: string) => ({ name, element, html })
const CASES = [
  shows('Breadcrumbs', <Breadcrumbs label="Way" steps={[{ id: 'a', link: 'Antalya' }]} />, 'aria-current="page"'),
  shows('Button', <Button key="">Search</Button>, 'type="button"'),
  shows(
    'Button that submits',
    <Button type="submit" loading>
      Pay
    </Button>,
    'type="submit" aria-busy="true"',
  ),
  shows('Button that is a link', <Button href="/cart">Cart</Button>, '<a href="/cart"'),
  shows('Card', <Card picture={picture} title="Ardıç Bay" />, '<h3'),
  shows(
    'Checkbox',
    <Checkbox id="c" error="Tick it">
      Agree
    </Checkbox>,
    'aria-describedby="c-error"',
  ),
  shows('Chip', <Chip remove="Remove: Pool">Pool</Chip>, 'aria-label="Remove: Pool"'),
  shows(
    'Combobox',
    <Combobox
      id="where"
      icon="pin"
      label="Where"
      text="izm"
      onText={nothing}
      groups={[{ id: 'cities', label: 'Cities', options }]}
      onPick={nothing}
      status="1 suggestion"
      close="Close"
    />,
    '<mark>İzm</mark>ir',
  ),
  shows(
    'DatePicker',
    <DatePicker
      value={{ from: 20261121, to: 20261126 }}
      onChange={nothing}
      onDone={nothing}
      today={20261107}
      min={20261107}
      read={() => undefined}
      check={() => ({})}
      locale="en-GB"
      weekStart={1}
      labels={{ ...labels, clear: 'Clear', done: 'Done' }}
      summary="5 nights"
    />,
    'aria-label="Saturday, 21 November 2026, Check-in"',
  ),
  shows(
    'Dialog, open',
    <Dialog open onClose={nothing} title="Bank" close="Close">
      Code
    </Dialog>,
    '<dialog class=',
  ),
  shows(
    'Disclosure',
    <Disclosure label="F" icon="filter" title="F" close="C" done="D">
      x
    </Disclosure>,
    'popover="auto"',
  ),
  shows('Dock', <Dock label="Total">₺</Dock>, '<aside'),
  shows(
    'Dropdown',
    <Dropdown anchor={null} onClose={nothing} title="When" close="C">
      x
    </Dropdown>,
    'When</h2>',
  ),
  shows(
    'EmptyState',
    <EmptyState picture={picture} title="None" action="Call">
      Why
    </EmptyState>,
    'None</h2>',
  ),
  shows('ErrorSummary', <ErrorSummary title="T" attempt={1} errors={[{ id: 'm', message: 'E' }]} />, 'href="#m"'),
  shows('Icon', <Icon name="pin" />, 'aria-hidden="true"'),
  shows('IconButton', <IconButton icon="heart" label="Keep" aria-pressed />, 'aria-pressed="true" aria-label="Keep"'),
  shows('Meter', <Meter value={40} max={187} label="40 of 187" />, 'value="40" max="187"'),
  shows('Notice', <Notice tone="bad" title="Not completed." icon="plane" />, '<b>Not completed.</b>'),
  shows('Panel', <Panel key="">Sum</Panel>, 'Sum</div>'),
  shows(
    'PicturePage',
    <PicturePage alert picture="/p.svg">
      <PageLead>Not now</PageLead>
    </PicturePage>,
    'role="alert"',
  ),
  shows('Picture', picture, 'alt="" class='),
  shows(
    'Popover, closed',
    <Popover label="G" close="C" trigger={(t) => <button {...t} type="button" />}>
      {() => 'in'}
    </Popover>,
    'aria-expanded="false"',
  ),
  shows(
    'Price',
    <Price sign="₺" whole="24.850" fraction=",00" was={{ text: '₺29.900,00', label: 'Before' }} />,
    'Before',
  ),
  shows(
    'Radio',
    <Radio name="r" disabled note="Not for this basket">
      Later
    </Radio>,
    'type="radio"',
  ),
  shows('SearchBar', <SearchBar action="Go">x</SearchBar>, 'Go</div>'),
  shows(
    'SearchField',
    <SearchField icon="users" label="G" value="2" missing="Please Select Date First" />,
    'Please Select',
  ),
  shows(
    'Segmented',
    <Segmented label="T" name="t" defaultValue="ms" options={[{ value: 'ms', label: 'Ms' }]} />,
    'checked=""',
  ),
  shows('SectionHead', <SectionHead title="Where to sleep" text="7 nights" />, '<h2>Where to sleep</h2><p>'),
  shows('ButtonField', <ButtonField label="First day">20 May</ButtonField>, '>20 May</button>'),
  shows('SelectField', <SelectField id="s" label="Country" error="Choose" />, 'id="s" aria-invalid="true"'),
  shows(
    'SelectSearchField',
    <SelectSearchField icon="tag" label="Kind" name="type">
      <option>Gulet</option>
    </SelectSearchField>,
    '<select name="type"',
  ),
  shows('Skeleton', <Skeleton width="8rem" height="2rem" />, 'width="8rem"'),
  shows('Stars', <Stars count={4} label="4 stars" />, '4 stars'),
  shows(
    'Stepper',
    <Stepper label="A" less="-" more="+" min={1} max={4} defaultValue={4} limit="Maximum 4" />,
    'Maximum 4',
  ),
  shows(
    'Stepper of one of several',
    <Stepper label="A" less="-" more="+" min={1} max={4} of="room-2" />,
    '-less room-2"',
  ),
  shows(
    'Stepper, busy',
    <Stepper label="A" less="-" more="+" min={1} max={4} defaultValue={2} busy />,
    'aria-disabled="true"',
  ),
  shows(
    'Steps',
    <Steps
      label="S"
      current="b"
      done="done"
      steps={[
        { id: 'a', label: 'Cart' },
        { id: 'b', label: 'Pay' },
      ]}
    />,
    'aria-current="step"',
  ),
  shows('Switch', <Switch key="">Same</Switch>, 'role="switch"'),
  shows(
    'DayCalendar',
    <DayCalendar
      days={new Map([[20270521, { name: '21 May, full', note: 'full', tone: 'full', disabled: true }]])}
      chosen={undefined}
      onChoose={nothing}
      today={20270501}
      reasonOf={() => 'no departure'}
      locale="en"
      weekStart={1}
      labels={labels}
    />,
    '<span class="sr">21 May, full</span>',
  ),
  shows('Tabs', <Tabs label="P" tabs={[{ id: 'h', label: 'Hotels', panel: 'fields' }]} />, 'role="tabpanel"'),
  shows(
    'TabLinks',
    <TabLinks label="P" tabs={[{ id: 'h', label: 'Hotels', icon: 'bed', href: '/?tab=hotel', current: true }]} />,
    'href="/?tab=hotel" aria-current="true"',
  ),
  shows(
    'TextArea',
    <TextArea label="N" defaultValue="four" counter={(n) => `${n} of 500`} maxLength={500} />,
    '4 of 500',
  ),
  shows('TextField', <TextField id="e" label="E" required hint="h" pattern="a+" />, 'required="" pattern="a+"'),
  shows('ToastRegion', <ToastRegion label="Messages" />, 'aria-live="polite"'),
]

test.each(CASES)('$name renders on a server', ({ element, html }) => {
  const markup = renderToString(element)
  expect(markup).toContain(html)
  expect(markup, 'a strict content security policy forbids style attributes').not.toContain(' style=')
})

test('every component of the folders is among them', () => {
  const files = Object.keys(import.meta.glob(['./*/*.tsx', '!./testing/*'])).map((path) =>
    path.replace(/^.*\/(.+)\.tsx$/, '$1'),
  )
  expect(files.length).toBeGreaterThan(30)
  const inner = new Set(['Choice', 'ComboboxList', 'DayMonth', 'Field', 'MonthGrid', 'TypedDate'])
  const named = new Set(CASES.map(({ name }) => name.split(/[ ,]/)[0]))
  expect(files.filter((name) => !inner.has(name) && !named.has(name))).toEqual([])
})
