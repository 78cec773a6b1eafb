import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { DrawingJob } from '../../page/port.ts'

/** The size of the cards that social networks show, in pixels. */
const CARD = { width: 1200, height: 630 }
/** The square plate behind the mark of the site, in the corner of a picture; pixels. */
const CORNER_PLATE = { size: 148, inset: 40, padding: 26 }
/** The plate on a card without a picture, where the mark is in the middle; pixels. */
const MIDDLE_PLATE = { size: 300, padding: 48 }
/** Radius of the plate's corners, as a share of its size. */
const CORNER_SHARE = 0.14

/** Share of an icon that its mark takes. Systems cut maskable icons to a circle of four fifths of the size. */
const MARK_SHARE = { plain: 0.8, maskable: 0.56 }

/**
 * Draws a card or an icon as a PNG, because social networks and home screens show no SVG (decision 33.13).
 * @throws if the mark of an icon cannot be drawn
 */
export async function drawPng(job: DrawingJob): Promise<Uint8Array> {
  await loadOnce()
  const drawing = new Resvg(job.kind === 'card' ? cardOf(job) : iconOf(job))
  const image = drawing.render()
  try {
    return image.asPng()
  } finally {
    image.free()
    drawing.free()
  }
}

let loading: Promise<void> | undefined

/** Loads the drawing library, once per thread. */
const loadOnce = () =>
  (loading ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))
    .then(initWasm)
    .catch((error: unknown) => {
      // The next picture tries again.
      loading = undefined
      throw error
    }))

/**
 * The card of a page: a picture with the mark of the site in its corner. A card has no text, because social networks
 * write title and site beside it in the reader's fonts. A picture or mark that cannot be drawn is left out.
 */
function cardOf({ picture, mark, colours }: Extract<DrawingJob, { kind: 'card' }>): string {
  const { width, height } = CARD
  const hasPicture = picture !== undefined && canDraw(picture)
  const { size, padding } = hasPicture ? CORNER_PLATE : MIDDLE_PLATE
  const left = hasPicture ? CORNER_PLATE.inset : (width - size) / 2
  const top = hasPicture ? height - CORNER_PLATE.inset - size : (height - size) / 2
  const hasMark = mark !== undefined && canDraw(mark)
  return svg(
    width,
    height,
    rectangle(0, 0, width, height, colours.ground),
    hasPicture ? nested(picture, 0, 0, width, height, 'slice') : '',
    hasMark ? rectangle(left, top, size, size, colours.plate, size * CORNER_SHARE) : '',
    hasMark ? nested(mark, left + padding, top + padding, size - 2 * padding, size - 2 * padding, 'meet') : '',
  )
}

function iconOf({ mark, size, isMaskable, colours }: Extract<DrawingJob, { kind: 'icon' }>): string {
  if (!canDraw(mark)) throw new Error('The mark of the site cannot be drawn')
  const inner = size * (isMaskable ? MARK_SHARE.maskable : MARK_SHARE.plain)
  const padding = (size - inner) / 2
  return svg(
    size,
    size,
    rectangle(0, 0, size, size, colours.plate),
    nested(mark, padding, padding, inner, inner, 'meet'),
  )
}

/** Whether the text is a valid SVG. The library leaves out an invalid image without reporting an error. */
function canDraw(text: string): boolean {
  try {
    new Resvg(text).free()
    return true
  } catch {
    return false
  }
}

const svg = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`

const rectangle = (x: number, y: number, width: number, height: number, colour: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"/>`

/**
 * Embeds an SVG of the agency as an image, so that it can neither load other files nor change the drawing around it.
 */
function nested(text: string, x: number, y: number, width: number, height: number, how: 'slice' | 'meet'): string {
  const data = `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`
  return `<image href="${data}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid ${how}"/>`
}
