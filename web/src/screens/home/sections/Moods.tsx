import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'
import { THEMES } from '../../../parts/themes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import type { FilledSection } from '../arrange.ts'
import styles from './moods.module.css'
import { HomeSection } from './HomeSection.tsx'

/** The named themes as a typographic list; each links to its page (decision 18.7). */
export function Moods({ section }: FilledSection) {
  const paths = usePaths()
  return (
    <HomeSection section={section} title={<FormattedMessage id="home.moods" />}>
      <ul className={styles.moods}>
        {THEMES.map(({ id, key, icon }) => (
          <li key={id}>
            <a className={styles.mood} href={paths.theme(key)}>
              <Icon name={icon} />
              <FormattedMessage id={`theme.${id}`} />
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
