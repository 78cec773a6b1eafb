import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './IconButton.module.css'

type IconButtonOwn = {
  icon: IconName
  /** Its action in words: the accessible name and the tooltip. */
  label: string
  size?: 's' | 'm' | 'l'
  /** `ring` has an edge, `disc` is for pictures. */
  kind?: 'plain' | 'ring' | 'disc'
}
type IconButtonProps = IconButtonOwn & (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string }))

/** A 44 px round target with an icon. With `aria-pressed` the icon fills when it is on. */
export function IconButton({ icon, label, size = 'm', kind = 'plain', className, ...rest }: IconButtonProps) {
  const buttonProps = { 'aria-label': label, title: label, className: classes(styles.button, styles[kind], className) }
  const picture = <Icon name={icon} size={size} />
  if ('href' in rest) {
    return (
      <a {...rest} {...buttonProps}>
        {picture}
      </a>
    )
  }
  const button = rest as ComponentProps<'button'>
  return (
    <button type="button" {...button} {...buttonProps}>
      {picture}
    </button>
  )
}
