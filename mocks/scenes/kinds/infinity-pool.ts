import { SAILBOAT } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { lounger, parasol } from '../furniture.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, palm, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { path, place, stroke } from '../svg.ts'

/** A pool that seems to run into the sea. */
export function drawInfinityPool(canvas: Canvas): string {
  return bay(canvas) + pool(canvas) + deck(canvas) + garden(canvas)
}

function bay(canvas: Canvas): string {
  const land =
    sky(canvas, { sunY: 350 }) +
    ridge(canvas, 470, 60, { depth: 0.76, base: 566 }) +
    ridge(canvas, 540, 60, { depth: 0.55, base: 566, lift: (t) => 70 * Math.cos(t * 7) }) +
    sea(canvas, 562, { to: 760 })
  const boat =
    path(SAILBOAT.hull, canvas.lit(COLOURS.white)) +
    path(SAILBOAT.main, canvas.lit('#fff')) +
    path(SAILBOAT.fore, canvas.lit('#fff8e8'))
  return land + place(canvas.between(480, 640), 600, 0.22, boat)
}

function pool(canvas: Canvas): string {
  let out =
    path('M-10 742H1610V762H-10z', mix(canvas.mood.sea[0], '#ffffff', 0.45)) +
    path('M-10 758H1610V1210H-10z', canvas.downward('#7fd6d6', [0.45, '#35aebf'], '#1b86a3'))
  let ripples = ''
  for (let i = 0; i < 26; i++) {
    const t = canvas.between(0, 1)
    const w = canvas.between(40, 150) * (0.4 + t)
    ripples += `M${canvas.between(0, 1560)} ${776 + t * 300}q${w / 4} ${-9 - 7 * t} ${w / 2} 0t${w / 2} 0`
  }
  out += stroke(ripples, '#fff', 5, { opacity: 0.42 })
  let reflection = ''
  for (let i = 0; i < 9; i++) {
    const t = i / 9
    const w = 60 + 120 * t
    reflection += `M${canvas.sunX - w / 2 + canvas.between(-40, 40)} ${775 + 190 * t}h${w}`
  }
  return out + stroke(reflection, canvas.mood.sun, 9, { opacity: 0.7 })
}

const slat = (i: number): string =>
  `M-10 ${1078 + i * 24}Q420 ${1040 + i * 24} 800 ${1090 + i * 22}T1610 ${1110 + i * 18}`

function deck(canvas: Canvas): string {
  const edge = 'M-10 1030Q300 985 620 1040T1230 1080L1610 1064'
  return (
    path(`${edge}V1210H-10z`, canvas.downward(canvas.lit('#e9d8bd'), canvas.shaded('#d9c19c', 0.1))) +
    stroke(edge, canvas.shaded(COLOURS.wall, 0.05), 16) +
    stroke([0, 1, 2, 3, 4, 5].map(slat).join(''), canvas.shaded('#b3936a', 0.1), 3, { opacity: 0.35 })
  )
}

function garden(canvas: Canvas): string {
  return (
    path('M960 790a46 46 0 1 0 .1 0m0 24a22 22 0 1 1-.1 0', canvas.lit(COLOURS.red), {
      transform: 'translate(0 420) scale(1 .5)',
      'fill-rule': 'evenodd',
    }) +
    parasol(canvas, 470, 1080, 1.35, canvas.pick([COLOURS.red, COLOURS.yellow, COLOURS.teal])) +
    lounger(canvas, 300, 1070, 1) +
    lounger(canvas, 560, 1092, 1, '#ffe9c2') +
    (canvas.chance(0.6)
      ? palm(canvas, 1290, 1120, 640, -0.12) + palm(canvas, 1420, 1130, 470, 0.06)
      : umbrellaPine(canvas, 1330, 1130, 700) + bloom(canvas, 1130, 1130, 90, 40, 16))
  )
}
