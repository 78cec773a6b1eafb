import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './Tiles.module.css'

type TilesProps = {
  label: ReactNode
  name: string
  /** The value that is chosen at first. */
  chosen: string
  options: readonly { value: string; label: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }[]
  wide?: boolean
}

/** Many short choices in columns, built on radio buttons, so that arrow keys and plain forms work. */
export function Tiles({ label, name, chosen, options, wide }: TilesProps) {
  return (
    <fieldset role="radiogroup" className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={classes(styles.grid, wide && styles.wide)}>
        {options.map(({ value, label: text, lang, dir }) => (
          <label key={value} className={styles.tile}>
            <input className={styles.input} type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className={styles.face}>
              <span lang={lang} dir={dir}>
                {text}
              </span>
              <Icon name="check" size="s" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
