import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { ApiError } from '../../api/errors.ts'
import { sells } from '../../api/use-sells.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { StayRail } from '../../parts/rails/StayRail.tsx'
import { TourRail } from '../../parts/rails/TourRail.tsx'
import { useHotelsHref } from '../../parts/rails/use-hotels-href.ts'
import { ThemePicture } from '../../parts/ThemePicture.tsx'
import { themeOf, THEMES } from '../../parts/themes.ts'
import type { ScreenProps } from '../../route.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import { subjectOf } from './subject.ts'
import styles from './themes-theme.module.css'

/** A theme: what it means, and the hotels and tours that belong to it (decision 18.7). */
export default function Theme({ params: { theme: word = '' } }: ScreenProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const hotels = useHotelsHref()
  const site = useSite()
  const theme = themeOf(word)
  if (!theme)
    throw new ApiError('themeList', {
      type: '/docs/errors/not-found',
      title: 'no such theme',
      status: 404,
      requestId: '',
    })
  const { id, key } = theme
  const name = formatMessage({ id: `theme.${id}` })
  const steps = [
    { id: 'themes', link: <a href={paths.themes()}>{formatMessage({ id: 'themes.title' })}</a> },
    { id: key, link: name },
  ]
  return (
    <div className="page">
      <PageTitle text={formatMessage({ id: 'themes.titleOf' }, { name, sold: soldKinds(site) })} />
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs steps={steps} />
      </div>
      <div className={styles.opening}>
        <div className={styles.words}>
          <h1>{name}</h1>
          <p>{formatMessage({ id: `themes.text.${id}` })}</p>
          {sells(site, 'hotels') ? (
            <Button href={hotels.ofTheme(id)}>{formatMessage({ id: 'themes.hotels' })}</Button>
          ) : null}
        </div>
        <ThemePicture of={key} ratio="fill" first className={styles.picture} />
      </div>
      <StayRail of={subjectOf(id)} all={hotels.ofTheme(id)} />
      <TourRail of={subjectOf(id)} />
      <nav className="section" aria-labelledby="other-themes">
        <h2 id="other-themes" className={styles.title}>
          <FormattedMessage id="themes.others" />
        </h2>
        <ul className={styles.others}>
          {THEMES.filter((other) => other.id !== id).map((other) => (
            <li key={other.id}>
              <a href={paths.theme(other.key)}>
                <Icon name={other.icon} />
                <FormattedMessage id={`theme.${other.id}`} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
