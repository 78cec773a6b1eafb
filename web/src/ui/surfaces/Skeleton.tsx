import { classes } from '../classes.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths of the coming content, so that nothing shifts when it arrives. */
  width?: string
  height?: string
  /** Instead of a height: the aspect ratio of the coming picture, as wide as its container. */
  ratio?: '4:3' | '16:9' | '1:1'
}
const RATIOS = { '4:3': styles.r43, '16:9': styles.r169, '1:1': styles.r11 }

/**
 * A placeholder of the loading content's final size. It is silent, so announce "loading" once beside the placeholders.
 * It is an empty `<svg>`, because its size is an attribute: a strict content security policy forbids `style`
 * attributes.
 */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  const size = ratio ? {} : { width, height }
  return <svg {...size} className={classes(styles.bone, ratio ? RATIOS[ratio] : styles.line)} aria-hidden="true" />
}
