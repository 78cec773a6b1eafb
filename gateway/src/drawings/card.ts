import { drawSvg } from './drawing.ts'
import { plainPaint, readColour } from './paint.ts'
import { pngOf } from './png.ts'
import { rectangle } from './shapes.ts'
import { Surface, type Area } from './surface.ts'

/** The size of the cards that social networks show, in pixels. */
const CARD = { width: 1200, height: 630 }
const PLATE = { size: 148, inset: 40, padding: 26 }
/** Without a picture the mark is in the middle. */
const LARGE = { size: 300, padding: 48 }
const ROUND = 0.14

/** Share of an icon that its mark takes; systems cut maskable icons to a circle of four fifths. */
const MARK = { plain: 0.8, maskable: 0.56 }

/** Colours of a site's palette in hexadecimal notation: behind its mark, and behind everything. */
interface Colours {
  plate: string
  ground: string
}

/** What is drawn. Picture and mark are the texts of SVG documents. */
export type DrawingJob =
  | { kind: 'card'; picture: string | undefined; mark: string | undefined; colours: Colours }
  | { kind: 'icon'; mark: string; size: number; isMaskable: boolean; colours: Colours }

/**
 * Draws a card or an icon as a PNG, because social networks and home screens show no SVG (decision 33.13).
 * @throws if the mark of an icon cannot be drawn
 */
export const drawPng = (job: DrawingJob): Promise<Uint8Array<ArrayBuffer>> =>
  job.kind === 'card' ? drawCard(job) : drawIcon(job)

/**
 * The card of a page: a picture, and the mark of the site in its corner. It has no letters: networks write title and
 * site beside it, in the reader's own fonts. What cannot be drawn is left out.
 */
function drawCard({ picture, mark, colours }: Extract<DrawingJob, { kind: 'card' }>) {
  const { width, height } = CARD
  const surface = new Surface(width, height)
  const hasPicture = picture !== undefined && drawn(surface, picture)
  if (!hasPicture) square(surface, surface.whole, colours.ground)
  const { size, padding } = hasPicture ? PLATE : LARGE
  const left = hasPicture ? PLATE.inset : (width - size) / 2
  const top = hasPicture ? height - PLATE.inset - size : (height - size) / 2
  const stamp = mark === undefined ? undefined : stampOf(mark, size, padding, colours.plate)
  stamp?.onto(surface, left, top)
  return pngOf(surface.pixels, width, height)
}

function drawn(surface: Surface, picture: string): boolean {
  try {
    drawSvg(surface, picture, surface.whole, 'cover')
    return true
  } catch {
    return false
  }
}

/** A mark on its plate; undefined if it cannot be drawn. */
function stampOf(mark: string, size: number, padding: number, plate: string) {
  try {
    drawSvg(new Surface(1, 1), mark, { left: 0, top: 0, right: 1, bottom: 1 }, 'fit')
  } catch {
    return undefined
  }
  return {
    onto(surface: Surface, left: number, top: number) {
      const area = { left, top, right: left + size, bottom: top + size }
      square(surface, area, plate, size * ROUND)
      drawSvg(surface, mark, within(area, padding), 'fit')
    },
  }
}

async function drawIcon({ mark, size, isMaskable, colours }: Extract<DrawingJob, { kind: 'icon' }>) {
  const surface = new Surface(size, size)
  square(surface, surface.whole, colours.plate)
  const padding = (size * (1 - (isMaskable ? MARK.maskable : MARK.plain))) / 2
  drawSvg(surface, mark, within(surface.whole, padding), 'fit')
  return pngOf(surface.pixels, size, size)
}

function square(surface: Surface, { left, top, right, bottom }: Area, colour: string, radius = 0): void {
  const outlines = rectangle(left, top, right - left, bottom - top, radius).map(({ points }) => points)
  surface.fill(outlines, plainPaint(readColour(colour), 1), surface.whole, false)
}

const within = ({ left, top, right, bottom }: Area, padding: number): Area => ({
  left: left + padding,
  top: top + padding,
  right: right - padding,
  bottom: bottom - padding,
})
