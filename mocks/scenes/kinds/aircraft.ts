import { AEROPLANE } from '../aeroplane.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { COLOURS } from '../palettes.ts'
import { cloud, sky } from '../sky.ts'
import { disc, ellipse, path, stroke } from '../svg.ts'

/** An airliner above the clouds. */
export function drawAircraft(canvas: Canvas): string {
  return air(canvas) + farClouds(canvas) + airliner(canvas) + nearClouds(canvas)
}

function air(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(380, 560), sunY: 640, sunRadius: 80, clouds: 0 }) +
    stroke('M-20 250h300M120 292h420M900 180h520M1040 222h340M620 330h200', '#fff', 14, { opacity: 0.3 })
  )
}

/** A bank of clouds across the picture. */
interface Bank {
  readonly y: number
  /** Variation in height of the cloud tops. */
  readonly amplitude: number
  readonly opacity: number
  /** 0 is near, 1 is fully in the haze. */
  readonly depth: number
  readonly widths: readonly [narrowest: number, widest: number]
}

function bank(canvas: Canvas, { y, amplitude, opacity, depth, widths }: Bank): string {
  let d = `M-60 1210V${y}`
  let x = -60
  while (x < 1660) {
    const w = canvas.between(...widths)
    d += `a${w / 2} ${w * canvas.between(0.34, 0.5)} 0 0 1 ${w} ${canvas.between(-amplitude, amplitude)}`
    x += w
  }
  const top = mix(mix('#ffffff', canvas.mood.light, 0.2), canvas.mood.haze, depth)
  const [high, low] = canvas.mood.sky
  const fill = canvas.downward(top, [0.26, mix(top, low, 0.4)], [1, mix(top, high, 0.55)])
  return path(`${d}V1210z`, fill, { opacity })
}

function farClouds(canvas: Canvas): string {
  return (
    bank(canvas, { y: 800, amplitude: 6, opacity: 0.75, depth: 0.5, widths: [60, 150] }) +
    bank(canvas, { y: 870, amplitude: 8, opacity: 0.85, depth: 0.25, widths: [110, 250] })
  )
}

function airliner(canvas: Canvas): string {
  const tail = canvas.pick([COLOURS.red, COLOURS.teal, COLOURS.yellow, '#2f6fb0'])
  const body = canvas.downward('#ffffff', [0.55, '#f3f1ec'], [1, mix('#b9c6d2', canvas.mood.shade, 0.15)])
  const farWing = path('M-70 -28L-190 -150H-138L40 -30z', canvas.shaded('#d6dee4', 0.12))
  const fin = path(AEROPLANE.fin, tail)
  const shadedFin = path('M-470 -60L-520 -146L-430 -140L-356 -66z', canvas.shaded(tail, 0.18))
  const fuselage = path(AEROPLANE.fuselage, body)
  const shadedBelly = path(
    'M-500 -58C-480 -36 -430 -8 -380 6C-260 34 160 44 330 42C420 40 500 22 508 -8' +
      'C440 18 300 24 120 22C-120 18 -340 4 -500 -58z',
    canvas.shaded('#b7c4d0', 0.2),
    { opacity: 0.55 },
  )
  const cockpit = path('M430 -50C452 -40 470 -28 480 -18L430 -20L414 -50z', canvas.shaded('#2f4a63', 0.2))
  const discs = Array.from({ length: 22 }, (_, i) => disc(-330 + i * 32, -34, 7)).join('')
  const windows = path(discs, canvas.shaded('#3c5a74', 0.15))
  const tailplane = path('M-476 -40L-600 -72H-560L-400 -16z', canvas.shaded('#c9d4dc', 0.12))
  const nearWing = path(AEROPLANE.nearWing, canvas.downward('#f4f4f0', canvas.shaded('#aebdca', 0.15)))
  const engine =
    path('M-30 66c30 -14 96 -14 116 0c10 16 10 34 0 46c-30 14 -90 14 -116 -2z', canvas.shaded(tail, 0.05)) +
    ellipse(86, 90, 12, 24, canvas.shaded(COLOURS.ink, 0.2))
  const wingtip = path('M-260 190L-296 168L-230 176z', tail)
  const behind = farWing + fin + shadedFin
  const plane = behind + fuselage + shadedBelly + cockpit + windows + tailplane + nearWing + engine + wingtip
  return `<g transform="translate(${canvas.between(780, 860)} 500) rotate(-9) scale(1.12)">${plane}</g>`
}

function nearClouds(canvas: Canvas): string {
  return (
    bank(canvas, { y: 960, amplitude: 10, opacity: 0.97, depth: 0, widths: [170, 380] }) +
    bank(canvas, { y: 1080, amplitude: 10, opacity: 1, depth: 0, widths: [260, 560] }) +
    cloud(1010, 270, 1.1, 0.5) +
    cloud(1080, 720, 1.3, 0.75)
  )
}
