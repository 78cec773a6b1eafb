import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../../address.ts'
import type { ServiceKind } from '../../../domain/services/service-filters.ts'
import { serviceRequest } from '../../../domain/services/service-request.ts'
import { usePaths, useText } from '../../../i18n/use-locale.ts'
import { useFeatureName } from '../../offers/feature-names.ts'
import { useFullList } from '../../listing/full/use-full-list.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { SelectSearchField } from '../../../ui/search/SelectSearchField.tsx'
import form from '../SearchForm.module.css'
import sentence from './sentence.module.css'

type ServiceFormProps = {
  kind: ServiceKind
  /** Whether the fields are words of a sentence. */
  asSentence?: boolean | undefined
}

/** The search for a boat or an event, as a native form: it works before its code has loaded, and without scripts. */
function ServiceForm({ kind, asSentence }: ServiceFormProps) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const text = useText()
  const feature = useFeatureName()
  // The same request as that of the list, so that the list finds the response in the cache.
  const { records = [] } = useFullList('serviceList', serviceRequest(kind))
  const places = new Map(records.map(({ location }) => [location.id, text(location.name).text]))
  const categories = new Set(records.flatMap(({ facts }) => (facts.kind === 'charter' ? [facts.category] : [])))
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    )
    navigate(paths.services(new URLSearchParams(entries).toString()))
  }
  const shared = {
    action: paths.services(),
    'aria-label': formatMessage({ id: 'search.products' }),
    onSubmit: handleSubmit,
  }
  const type = <input type="hidden" name="type" value={kind} />
  const button = (
    <Button type="submit" size="l">
      <Icon name="search" />
      {formatMessage({ id: 'search.submit' })}
    </Button>
  )
  const kinds = [...categories].map((category) => (
    <option key={category} value={category}>
      {feature(category)}
    </option>
  ))
  const towns = [...places].map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  if (asSentence) {
    return (
      <form {...shared} className={sentence.form}>
        {type}
        <p className={sentence.words}>
          <FormattedMessage
            id="home.sentence"
            values={{
              what: (
                <>
                  <wbr />
                  <select name="with" aria-label={formatMessage({ id: 'offers.spec.category' })}>
                    <option value="">{formatMessage({ id: 'home.sentence.what' })}</option>
                    {kinds}
                  </select>
                </>
              ),
              where: (
                <>
                  <wbr />
                  <select name="place" aria-label={formatMessage({ id: 'offers.find.place' })}>
                    <option value="">{formatMessage({ id: 'home.sentence.where' })}</option>
                    {towns}
                  </select>
                </>
              ),
            }}
          />
        </p>
        {button}
      </form>
    )
  }
  return (
    <form {...shared} className={form.form}>
      {type}
      <SearchBar action={button}>
        {kind === 'charter' ? (
          <SelectSearchField icon="event" name="with" label={formatMessage({ id: 'offers.spec.category' })}>
            <option value="">{formatMessage({ id: 'home.form.anything' })}</option>
            {kinds}
          </SelectSearchField>
        ) : null}
        <SelectSearchField icon="pin" name="place" label={formatMessage({ id: 'offers.find.place' })}>
          <option value="">{formatMessage({ id: 'search.anywhere' })}</option>
          {towns}
        </SelectSearchField>
        {kind === 'gulet' ? (
          <SelectSearchField icon="users" name="people" label={formatMessage({ id: 'search.guests' })}>
            <option value="">{formatMessage({ id: 'home.form.anything' })}</option>
            {[4, 6, 8, 10, 12, 16].map((people) => (
              <option key={people} value={people}>
                {formatMessage({ id: 'flights.count.adult' }, { count: people })}
              </option>
            ))}
          </SelectSearchField>
        ) : null}
      </SearchBar>
    </form>
  )
}

export const GuletForm = () => <ServiceForm kind="gulet" />
export const EventForm = ({ asSentence }: { asSentence?: boolean }) => (
  <ServiceForm kind="charter" asSentence={asSentence} />
)
