import { useSite } from '../api/use-site.ts'
import { useText, usePaths } from '../i18n/use-locale.ts'
import { imageAddress } from '../paths.ts'
import styles from './Logo.module.css'

/**
 * The highest ratio of width to height of a mark. A mark has the name beside it; a wider logo contains it (decision
 * 44.8).
 */
const MARK = 1.5

/** The site's logo, linked to the home page: its picture, its name in letters, or both. */
export function Logo() {
  const { name, logo, imageBase } = useSite().site
  const alt = useText()(logo?.alt).text || name
  const isWhole = logo !== undefined && logo.width > MARK * logo.height
  return (
    <a className={styles.logo} href={usePaths().home()}>
      {logo ? (
        <img
          className={isWhole ? styles.whole : styles.mark}
          src={imageAddress(imageBase, logo.id)}
          width={logo.width}
          height={logo.height}
          fetchPriority="low"
          data-mark=""
          alt={isWhole ? alt : ''}
        />
      ) : null}
      {isWhole ? null : name}
    </a>
  )
}
