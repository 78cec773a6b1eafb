import { classes } from '../classes.ts'
import styles from './Icon.module.css'
import { MIRRORED, type IconName } from './icons.ts'
import pictures from './icons.svg'

type IconProps = {
  name: IconName
  /** Small is 16 px, medium 20, large 26. */
  size?: 's' | 'm' | 'l'
  /** Filled with the text colour: an active heart, a star. */
  filled?: boolean
  className?: string | undefined
}

/**
 * An icon beside a text; it is hidden from screen readers and never carries meaning alone. All icons are one file
 * beside the scripts, which loads in parallel and is cached longer.
 */
export function Icon({ name, size = 'm', filled, className }: IconProps) {
  const look = classes(styles.icon, styles[size], filled && styles.filled, MIRRORED.has(name) && styles.mirrored)
  return (
    <svg className={classes(look, className)} aria-hidden="true">
      <use href={`${pictures}#${name}`} />
    </svg>
  )
}
