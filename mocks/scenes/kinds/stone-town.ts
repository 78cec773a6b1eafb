import { dome, minaret } from '../buildings.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, cypress } from '../plants.ts'
import { sky } from '../sky.ts'
import { arch, box, path, place, stroke } from '../svg.ts'

const STONE = '#e2bd84'

/** An inland town of cut stone that climbs its hill above a plain. */
export function drawStoneTown(canvas: Canvas): string {
  return plain(canvas) + hill(canvas) + ROWS.map((row) => houses(canvas, row)).join('') + terrace(canvas)
}

function plain(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(1080, 1300), sunY: 420, clouds: 3 }) +
    ridge(canvas, 640, 40, { colour: '#a99a86', depth: 0.66 }) +
    ridge(canvas, 720, 20, { colour: '#c9b27c', depth: 0.5, bends: 14 }) +
    ridge(canvas, 800, 16, { colour: '#b8a868', depth: 0.36, trees: 30 })
  )
}

/** The rock and the buildings on it. */
function hill(canvas: Canvas): string {
  const rock = canvas.downward(canvas.lit('#cfa877', 0.2), canvas.shaded('#a98358', 0.1, 0.1))
  const crown = canvas.shaded('#c39a66', 0.08, 0.24)
  const castle = `${box(330, 318, 300, 60)}${[330, 400, 470, 540, 600].map((x) => box(x, 296, 36, 30)).join('')}`
  const mosque = dome(500, 330, 62) + box(424, 326, 152, 40) + minaret(600, 366, 200, 0.9)
  return (
    path(canvas.chance(0.5) ? castle + minaret(680, 420, 190, 0.9) : mosque, crown) +
    path('M-10 560Q120 400 320 366H640Q800 400 960 560T1380 900V1210H-10z', rock)
  )
}

interface Row {
  /** The line of the roofs, and how far the row extends from the left. */
  readonly y: number
  readonly to: number
  /** Minimum and maximum height and width of its houses. */
  readonly h: readonly [number, number]
  readonly w: readonly [number, number]
  readonly depth: number
}

/** The rows of houses from the top of the hill to the bottom. */
const ROWS: readonly Row[] = [
  { y: 470, to: 800, h: [70, 120], w: [70, 120], depth: 0.2 },
  { y: 590, to: 950, h: [90, 150], w: [90, 140], depth: 0.14 },
  { y: 730, to: 1090, h: [110, 180], w: [110, 170], depth: 0.08 },
  { y: 890, to: 1250, h: [140, 210], w: [130, 200], depth: 0.03 },
]

function houses(canvas: Canvas, { y, to, h, w, depth }: Row): string {
  let [sunny, shady, windows, roofs] = ['', '', '', '']
  let x = -30
  while (x < to) {
    const [width, height] = [canvas.between(...w), canvas.between(...h)]
    const top = y + 120 - height
    const size = Math.min(width, height)
    sunny += box(x, top, width, 420)
    shady += box(x, top, width * 0.16, 420)
    roofs += box(x - 5, top - 10, width + 10, 14)
    for (let at = 0.3; at < 0.8; at += 0.34) {
      windows += arch(x + width * at, top + size * 0.2, size * 0.16, size * 0.34)
    }
    x += width + 4
  }
  return (
    path(sunny, canvas.lit(STONE, depth)) +
    path(shady, canvas.shaded(STONE, 0.16, depth)) +
    path(roofs, canvas.lit(mix(STONE, '#ffffff', 0.3), depth)) +
    path(windows, canvas.shaded('#5a4a4a', 0.25, depth), { opacity: 0.85 })
  )
}

/** The viewer's terrace: flagstones, a parapet, cushions and a tray. */
function terrace(canvas: Canvas): string {
  const cloth = canvas.pick([COLOURS.red, COLOURS.teal, '#8a4a78', COLOURS.yellow])
  const divan =
    path('M-190 0V-50H190V0z', canvas.lit(cloth)) +
    path(
      'M-190 -50V-104Q-130 -118 -70 -104V-50zM-60 -50V-104Q0 -118 60 -104V-50zM70 -50V-104Q130 -118 190 -104V-50z',
      canvas.lit('#f4e6cc'),
    ) +
    stroke('M-170 -24H170', '#fff', 6, { opacity: 0.6 })
  const table =
    path('M-70 -62H70L60 -48H-60z', canvas.lit('#c98a4b')) +
    stroke('M-40 -48L-54 0M40 -48L54 0', canvas.shaded(COLOURS.wood, 0.2), 9) +
    path('M-30 -62v-28q14 -8 28 0v28zM14 -62v-20h24v20z', canvas.lit('#fff3dc'))
  return (
    cypress(canvas, 1450, 1060, 420, 0.06) +
    cypress(canvas, 1530, 1080, 340, 0.02) +
    path('M-10 1040H1610V1210H-10z', canvas.downward(canvas.lit('#d8b98a'), canvas.shaded('#b08f62', 0.12))) +
    path(box(-10, 1004, 1620, 44), canvas.lit(mix(STONE, '#ffffff', 0.25))) +
    stroke('M160 1048L60 1210M520 1048L460 1210M880 1048V1210M1240 1048L1300 1210', '#fff', 4, { opacity: 0.3 }) +
    place(1010, 1130, 1, divan) +
    place(760, 1150, 1, table) +
    bloom(canvas, 300, 1030, 120, 40, 12)
  )
}
