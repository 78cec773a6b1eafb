import { SAILBOAT } from '../boats.ts'
import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { ridge } from '../land.ts'
import { COLOURS } from '../palettes.ts'
import { bloom, cypress, umbrellaPine } from '../plants.ts'
import { sea } from '../sea.ts'
import { gulls, sky } from '../sky.ts'
import { box, dashes, disc, ellipse, path, place, rect, stroke } from '../svg.ts'

/** A car on the winding road above the sea. */
export function drawCoastalRoad(canvas: Canvas): string {
  return bay(canvas) + slope(canvas) + road(canvas) + car(canvas) + foreground(canvas)
}

function bay(canvas: Canvas): string {
  return (
    sky(canvas, { sunX: canvas.between(300, 520), sunY: 320 }) +
    ridge(canvas, 430, 70, { depth: 0.78, base: 606 }) +
    sea(canvas, 600) +
    ridge(canvas, 560, 60, { depth: 0.6, base: 640, lift: (t) => -180 + 380 * t }) +
    ridge(canvas, 600, 70, { depth: 0.4, base: 760, lift: (t) => -430 + 760 * t, trees: 20 })
  )
}

function slope(canvas: Canvas): string {
  return (
    path(
      'M380 1210C430 1120 590 1060 740 990C850 930 850 850 940 790C1030 730 1180 730 1280 650L1620 560V1210z',
      canvas.downward(canvas.shaded(COLOURS.rock, 0.1, 0.3), canvas.shaded(COLOURS.rock, 0.25)),
    ) +
    stroke('M372 1200C430 1120 580 1060 730 996C840 940 846 860 930 800', '#fff', 10, { opacity: 0.75 }) +
    path(
      'M440 1210C500 1090 650 1010 800 950C930 890 900 820 990 760' +
        'C1070 700 1180 690 1290 616C1400 550 1500 530 1620 508V1210z',
      canvas.downward(canvas.lit('#9db074', 0.2), canvas.shaded('#6d8a52', 0.08)),
    ) +
    path(
      'M1060 1210C1180 1100 1320 1040 1380 900C1420 800 1500 740 1620 700V1210z',
      canvas.downward(canvas.lit('#86a064', 0.08), canvas.shaded('#55764a', 0.12)),
    )
  )
}

function road(canvas: Canvas): string {
  return (
    path(
      'M596 1210C660 1096 830 1030 940 966C1040 908 1022 846 1096 786C1170 730 1264 716 1356 650' +
        'C1420 606 1500 584 1620 560V584C1510 610 1446 630 1390 678C1306 750 1240 766 1186 818' +
        'C1128 872 1180 936 1110 1014C1040 1090 960 1136 930 1210z',
      canvas.lit('#ecdfc6'),
    ) +
    path(
      'M622 1210C684 1104 846 1042 956 974C1050 914 1036 852 1106 792C1178 736 1268 722 1360 655' +
        'C1422 610 1500 588 1620 566V580C1510 606 1444 626 1386 672C1300 745 1232 760 1176 812' +
        'C1112 870 1164 932 1094 1006C1024 1082 936 1132 904 1210z',
      canvas.downward(canvas.shaded('#7d8696', 0.1, 0.2), canvas.shaded('#545d6e', 0.15)),
    ) +
    stroke(
      'M764 1210C816 1112 930 1060 1025 990C1106 924 1080 860 1141 802C1205 745 1285 733 1372 664',
      '#fff3d6',
      6,
      dashes('40 34', { opacity: 0.9 }),
    )
  )
}

function car(canvas: Canvas): string {
  const paint = canvas.pick([COLOURS.red, COLOURS.yellow, COLOURS.teal])
  const body =
    ellipse(0, 44, 92, 13, canvas.mood.shade, { opacity: 0.4 }) +
    path(box(-66, 6, 26, 38) + box(40, 6, 26, 38), canvas.shaded(COLOURS.ink, 0.4)) +
    path('M-62 -34Q-54 -84 -40 -90H40Q54 -84 62 -34z', mix(paint, '#ffffff', 0.12)) +
    path('M-48 -36Q-42 -74 -32 -78H32Q42 -74 48 -36z', canvas.shaded('#2f5670', 0.15)) +
    rect(-76, -38, 152, 62, canvas.downward(mix(paint, '#ffffff', 0.1), canvas.shaded(paint, 0.18)), { rx: 18 }) +
    path(disc(-54, -14, 10) + disc(54, -14, 10), '#ffd9a0') +
    rect(-22, -6, 44, 16, '#fffaf0', { rx: 3 }) +
    rect(-72, 16, 144, 9, canvas.shaded(paint, 0.4), { rx: 4 })
  const luggage =
    rect(-40, -116, 44, 26, canvas.lit('#c98f57'), { rx: 5 }) + rect(8, -110, 34, 20, '#2f6f86', { rx: 5 })
  return place(958, 1066, 0.95, body + luggage)
}

function foreground(canvas: Canvas): string {
  const boat = path(SAILBOAT.hull, canvas.lit('#fff')) + path(SAILBOAT.main + SAILBOAT.fore, canvas.lit('#fff9ea'))
  return (
    umbrellaPine(canvas, 1330, 860, 300, 0.08) +
    umbrellaPine(canvas, 1440, 1000, 470) +
    cypress(canvas, 1250, 900, 170, 0.1) +
    cypress(canvas, 1204, 930, 120, 0.12) +
    place(330, 800, 0.3, boat) +
    gulls(480, 480, 1.2) +
    bloom(canvas, 1430, 1120, 160, 60, 24) +
    bloom(canvas, 1180, 1170, 90, 36, 14, COLOURS.yellow)
  )
}
