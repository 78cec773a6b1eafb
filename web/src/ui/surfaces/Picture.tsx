import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Picture.module.css'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'children'> & {
  src: string
  /** From the record; empty for a decorative picture. */
  alt: string
  /** Pixel size of the file; reserves the space before it has loaded. */
  width: number
  height: number
  /** 4:3 on cards, 16:9 on wide rails, 1:1 in the basket, or `fill` its container. */
  ratio?: '4:3' | '16:9' | '1:1' | 'fill'
  /** The large corner at the top and end. */
  sail?: boolean
  /** The first picture of a page: loaded eagerly and with priority. */
  first?: boolean
  /** Unavailable: grey and pale. */
  muted?: boolean
  /** A caption on the page colour, cut into the lower start corner. */
  notch?: ReactNode
  /** On top of the picture: a favourites button. */
  children?: ReactNode
}
const RATIOS = { '4:3': styles.r43, '16:9': styles.r169, '1:1': styles.r11, fill: styles.fill }

/** A framed picture. Inside an element with `data-lift` it grows slightly on hover. */
export function Picture(props: PictureProps) {
  const { ratio = '4:3', sail = true, first, muted, notch, children, className, alt, ...img } = props
  const frame = classes(styles.frame, RATIOS[ratio], sail && styles.sail, muted && styles.muted, className)
  return (
    <div className={frame}>
      <img
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        {...img}
        alt={alt}
        className={styles.img}
      />
      {notch ? <div className={styles.notch}>{notch}</div> : null}
      {children}
    </div>
  )
}
