import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './Notice.module.css'

type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent'
const DEFAULT_ICONS: Record<Tone, IconName> = {
  plain: 'info',
  good: 'check',
  warn: 'clock',
  bad: 'warn',
  accent: 'info',
}

type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: Tone
  icon?: IconName
  /** The bold first sentence. */
  title?: string | undefined
}

/** A message about the current state. Colour, icon and text say the same; add `role="status"` when it appears later. */
export function Notice({
  tone = 'plain',
  icon = DEFAULT_ICONS[tone],
  title,
  children,
  className,
  ...rest
}: NoticeProps) {
  return (
    <div {...rest} className={classes(styles.notice, styles[tone], className)}>
      <Icon name={icon} />
      <div className={styles.text}>
        {title ? <b>{title}</b> : null} {children ? <div className={styles.body}>{children}</div> : null}
      </div>
    </div>
  )
}
