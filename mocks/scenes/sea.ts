import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { rect, stroke } from './svg.ts'

/** Extent and depth of the water. */
interface SeaOptions {
  /** Lower edge. */
  readonly to?: number
  /** How much of the mood's deepest blue the lower edge takes, 0 to 1. */
  readonly deep?: number
}

/** Water from y down to its lower edge, with the sun's reflection and some glints. Draw a sky first. */
export function sea(canvas: Canvas, y: number, { to = 1200, deep = 1 }: SeaOptions = {}): string {
  const [shallow, middle, deepest] = canvas.mood.sea
  const water = canvas.downward(shallow, [0.32, middle], [1, mix(middle, deepest, deep)])
  let out = rect(0, y, 1600, to - y, water)
  let sunPath = ''
  for (let i = 0; i < 16; i++) {
    const t = i / 16
    const w = canvas.between(30, 90) * (0.5 + t)
    const x = canvas.sunX - w / 2 + canvas.between(-70, 70) * (0.4 + t)
    sunPath += `M${x} ${y + 10 + (to - y) * t * t * 0.8}h${w}`
  }
  out += stroke(sunPath, canvas.mood.sun, 5, { opacity: 0.55 })
  let glints = ''
  for (let i = 0; i < 11; i++) {
    const t = canvas.between(0.08, 1)
    glints += `M${canvas.between(-20, 1580)} ${y + (to - y) * t}h${canvas.between(30, 110) * (0.3 + t)}`
  }
  return out + stroke(glints, '#fff', 4, { opacity: 0.22 })
}
