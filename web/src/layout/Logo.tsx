import { useSite } from '../api/use-site.ts'
import { useText, usePaths } from '../i18n/use-locale.ts'
import { imageAddress } from '../paths.ts'
import styles from './Logo.module.css'

/**
 * The highest ratio of width to height of a logo that is only a mark. The site's name is written beside a mark; a wider
 * logo is expected to contain the name (decision 44.8).
 */
const MAX_MARK_RATIO = 1.5

/** The site's logo, linked to the home page: its picture, its name in letters, or both. */
export function Logo() {
  const { name, logo, imageBase } = useSite().site
  const alt = useText()(logo?.alt).text || name
  const containsName = logo !== undefined && logo.width > MAX_MARK_RATIO * logo.height
  return (
    <a className={styles.logo} href={usePaths().home()}>
      {logo ? (
        <img
          className={containsName ? styles.whole : styles.mark}
          src={imageAddress(imageBase, logo.id)}
          width={logo.width}
          height={logo.height}
          fetchPriority="low"
          data-mark=""
          alt={containsName ? alt : ''}
        />
      ) : null}
      {containsName ? null : name}
    </a>
  )
}
