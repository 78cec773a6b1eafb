import type { Canvas } from './canvas.ts'
import { COLOURS } from './palettes.ts'
import { box, path, stroke } from './svg.ts'

/** A small sailing boat far out: hull, main sail and fore sail as path data around the foot of the mast. */
export const SAILBOAT = {
  hull: 'M-200 0Q0 40 220 -10L250 -60H-220z',
  main: 'M0 -70V-420Q150 -240 190 -80z',
  fore: 'M-20 -80V-360Q-110 -200 -150 -80z',
} as const

/** A two-masted gulet, 750 long, around 0, 0 on the water line; some have their sails furled. */
export function gulet(canvas: Canvas): string {
  const sail = canvas.across(canvas.lit('#fff9ea'), canvas.shaded('#f1dfc2', 0.08))
  const rig = canvas.shaded(COLOURS.wood, 0.35)
  const hull = canvas.pick(['#a56a40', '#a56a40', '#f4efe4', '#34566f', '#8f3f33'])
  const sails = canvas.chance(0.72) ? setSails(sail) : furledSails(canvas)
  const stays = 'M140 -516L440 -122M140 -516L372 -96M-30 -466L140 -516M-30 -466L-310 -66'
  return (
    stroke('M-30 -50V-470M140 -50V-520', rig, 9) +
    stroke(stays, rig, 2.5) +
    sails +
    hullAndCabin(canvas, hull) +
    stroke('M384 -104L446 -124', rig, 7) +
    stroke('M-312 -80V-138M-190 -56V-138', rig, 4) +
    path('M-330 -146Q-250 -160 -176 -142L-182 -130H-326z', canvas.lit(COLOURS.wall)) +
    path('M-30 -470h46l-12 12 12 12h-46z', canvas.lit(COLOURS.red))
  )
}

const setSails = (fill: string): string =>
  path('M152 -500Q262 -300 424 -130Q270 -150 166 -128Q190 -320 152 -500z', fill) +
  path('M128 -486Q96 -250 -8 -112Q70 -96 128 -104z', fill) +
  path('M-42 -440Q-96 -250 -226 -116Q-130 -92 -42 -104z', fill)

const furledSails = (canvas: Canvas): string =>
  stroke('M-44 -116L-226 -104M126 -116L-2 -106', canvas.lit('#fff3dc'), 24) +
  stroke('M420 -140L176 -462', canvas.lit('#fff3dc'), 11)

function hullAndCabin(canvas: Canvas, colour: string): string {
  const deck = 'M-330 -78C-262 -56 -200 -48 -120 -46C60 -44 250 -60 384 -104'
  const below = 'C340 -54 300 -14 256 6C180 34 -200 34 -286 6C-306 -20 -318 -50 -330 -78z'
  const rail = 'L376 -92C250 -48 60 -32 -120 -34C-200 -36 -262 -44 -324 -62z'
  const windows = box(-120, -76, 30, 18) + box(-70, -76, 30, 18) + box(-20, -76, 30, 18)
  return (
    path(deck + below, canvas.downward(canvas.lit(colour), canvas.shaded(colour, 0.32))) +
    path(deck + rail, canvas.lit('#fff3dc')) +
    path('M-150 -46L-140 -86H60L84 -50z', canvas.lit('#f6ead2')) +
    path(windows, canvas.shaded('#3f6f86', 0.2))
  )
}
