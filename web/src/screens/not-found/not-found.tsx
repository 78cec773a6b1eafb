import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LostPage } from '../../parts/LostPage.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { usePopularPlaces } from '../../parts/search-bar/places/popular-places.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useFindHref } from './use-find-href.ts'
import styles from './not-found.module.css'

/**
 * 'This page could not be found', in the tab 'Page not found' (decision 34.2), with a search and the links that most
 * people want.
 */
export default function NotFound() {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [, go] = useLocation()
  const findHref = useFindHref()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    // A visitor who has left the page meanwhile is not sent on.
    if (typeof name === 'string') void findHref(name.trim()).then((href) => form.isConnected && go(href))
  }
  return (
    <LostPage
      status={404}
      title={<FormattedMessage id="notFound.title" />}
      text={<FormattedMessage id="notFound.text" />}
    >
      <search>
        <form action={paths.locations()} onSubmit={submit}>
          <TextField
            name="name"
            type="search"
            label={formatMessage({ id: 'notFound.search' })}
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
            <LangText of={title} />
          </a>
        </li>
      ))}
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={paths.location(id)}>
            <LangText of={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}
