import type { Context } from '../ports/context.ts'
import type { DocumentAnswer, DocumentRequest, Documents } from '../ports/documents.ts'
import type { AbortSignalLike } from '../ports/abort-signal.ts'
import { Problem } from '../ports/problem.ts'
import { imageOf } from '../upstream/pictures/images.ts'
import { ask } from './ask.ts'
import { createBudget } from './budget.ts'
import type { Crawled, DrawingJob } from './port.ts'

/** How long all readers share a drawing, in milliseconds, and how long each may keep it, in seconds. */
const SHARED_MS = 3_600_000
const MAX_AGE_SECONDS = 86_400

const SVG_TYPE = 'image/svg+xml'

/** Draws a PNG in another thread. */
export type Draw = (job: DrawingJob) => Promise<Uint8Array>

/** A card or an icon to draw. A card without a picture of its own shows that of the site. */
type Drawing =
  | { kind: 'card'; picture: string | undefined }
  | { kind: 'icon'; size: number; isMaskable: boolean }
  | undefined

/**
 * The PNGs of a site: the cards that social networks show of its pages, and the icons of its manifest. They are drawn
 * from the SVGs of the agency; its other pictures are used as they are.
 */
export function createDrawn(context: Context, crawled: Crawled, draw: Draw): Documents {
  const { clock, pageCache, epochs } = context
  const budget = createBudget(clock, 1)
  return async (request) => {
    const { path, site, isPaymentOrigin, caller } = request
    const drawing = isPaymentOrigin ? undefined : drawingAt(path)
    if (drawing === undefined) return undefined
    context.pressure.admit('page')
    const load = async (signal: AbortSignalLike) => {
      const answer = await makePicture(drawing, { ...request, signal })
      return { value: answer, size: answer.body.length, isKept: true }
    }
    const key = JSON.stringify(['drawn', site.host, site.account, path, epochs.current(site.host)])
    return pageCache.get(key, SHARED_MS, load, caller.signal)
  }

  async function makePicture(drawing: NonNullable<Drawing>, request: DocumentRequest & { signal: AbortSignalLike }) {
    const { signal } = request
    const view = await ask(context, { operationId: 'siteView', params: {} }, request)
    if ('problem' in view) throw new Problem(view.problem.name, { isOff: view.isOff === true })
    const look = crawled.lookOf(JSON.parse(view.json))
    const pictureId = drawing.kind === 'card' ? (drawing.picture ?? look.picture) : undefined
    const [picture, mark] = await Promise.all([pictureId && fetchImage(pictureId), look.mark && fetchImage(look.mark)])
    // A picture that is not an SVG is used as it is.
    if (picture && picture.type !== SVG_TYPE) return pictureAnswer(picture.bytes, picture.type)
    const svg = mark && mark.type === SVG_TYPE ? textOf(mark.bytes) : undefined
    if (drawing.kind === 'icon') {
      if (svg === undefined) throw new Problem('not-found')
      return run({ ...drawing, mark: svg, colours: look.colours })
    }
    return run({ kind: 'card', picture: picture && textOf(picture.bytes), mark: svg, colours: look.colours })

    async function fetchImage(imageId: string) {
      const { site } = request
      const { bytes, headers } = await imageOf(context, { site, account: site.account, imageId, signal })
      return { bytes, type: headers['content-type'] ?? '' }
    }

    async function run(job: DrawingJob) {
      return pictureAnswer(await budget.run(false, () => draw(job), signal), 'image/png')
    }
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const pictureAnswer = (body: Uint8Array, type: string): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
  body,
})

/**
 * The card or icon at a path, undefined at any other. The file names are those of web's `head/card.ts` and
 * `crawled/manifest.ts`.
 */
function drawingAt(path: string): Drawing {
  if (path === '/drawn/card.png') return { kind: 'card', picture: undefined }
  const [, picture] = /^\/drawn\/card\/([\w.-]{1,76})\.png$/.exec(path) ?? []
  if (picture !== undefined) return { kind: 'card', picture: `${picture}.svg` }
  const [, kind, size] = /^\/drawn\/(icon|maskable)-(192|512)\.png$/.exec(path) ?? []
  return kind === undefined ? undefined : { kind: 'icon', size: Number(size), isMaskable: kind === 'maskable' }
}
