import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Picture.module.css'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'children'> & {
  src: string
  /** From the record; empty when the picture is decoration. */
  alt: string
  /** Pixels of the file; they keep the room before it has arrived. */
  width: number
  height: number
  /** 4:3 on cards, 16:9 on wide rails, 1:1 in the basket, or `fill` the box it stands in. */
  ratio?: '4:3' | '16:9' | '1:1' | 'fill'
  /** The large corner at the start of the block and the end of the line. */
  sail?: boolean
  /** The first picture of a page: loaded at once and before others. */
  first?: boolean
  /** Cannot be had: grey and pale. */
  muted?: boolean
  /** A caption on a piece of page colour, cut into the lower corner at the start of the line. */
  notch?: ReactNode
  /** Stands on the picture: a keep button. */
  children?: ReactNode
}
const RATIOS = { '4:3': styles.r43, '16:9': styles.r169, '1:1': styles.r11, fill: styles.fill }

/** A picture in its frame. Inside an element with `data-lift` it grows a little while the pointer is on that. */
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
