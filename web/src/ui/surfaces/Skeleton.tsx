import { classes } from '../classes.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths of what will stand here, so that nothing moves when it arrives. */
  width?: string
  height?: string
  /** Instead of a height: the ratio of the picture that will come, as wide as its place. */
  ratio?: '4:3' | '16:9' | '1:1'
}
const RATIOS = { '4:3': styles.r43, '16:9': styles.r169, '1:1': styles.r11 }

/**
 * A bone in the final size of what is being loaded. Say "loading" once, beside the bones; they are silent.
 * An empty `<svg>`, because its size is an attribute: a strict content security policy forbids `style` in the page.
 */
export function Skeleton({ width = '100%', height = '1em', ratio }: SkeletonProps) {
  const size = ratio ? {} : { width, height }
  return <svg {...size} className={classes(styles.bone, ratio ? RATIOS[ratio] : styles.line)} aria-hidden="true" />
}
