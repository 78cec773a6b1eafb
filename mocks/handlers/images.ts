import { http, type HttpHandler } from 'msw'
import type { scene } from '../scenes/scene.ts'
import { journeyDrawingOf } from '../world/catalogue/journey-pictures.ts'
import { drawingOf } from '../world/catalogue/pictures.ts'
import { SITES } from '../world/seed/sites.ts'
import type { World } from '../world/world.ts'
import { FAVICON, LOGO } from './brand.ts'

const BRAND: Readonly<Record<string, string>> = { logo: LOGO, favicon: FAVICON }

/**
 * The agency's image host: `/images-host/web/site{account}/{imageId}.png` (decision 15.7). Despite the `.png` in the
 * URL, every picture is an SVG, and its content type says so.
 * @param base origin, or `*` for any host
 * @param drawn the illustrations
 */
export function imageHandlers(world: World, base: string, drawn: typeof scene): HttpHandler[] {
  return [
    http.get(`${base}/images-host/web/:site/:file`, ({ params }) => {
      const id = String(params.file)
        .replace(/\.png$/, '')
        .replace(/\.svg$/, '')
      const isKnown = SITES.some(({ site }) => params.site === `site${site.account}`)
      const drawing = isKnown ? (drawingOf(id, world.catalogue.seeds) ?? journeyDrawingOf(id)) : undefined
      const picture = isKnown
        ? (BRAND[id] ?? (drawing && drawn(drawing.kind, drawing.seed, drawing.palette)))
        : undefined
      if (picture === undefined) return new Response('no such picture', { status: 404 })
      return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
    }),
  ]
}

/** A plain area of the shape of an illustration. */
export const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice"><path fill="#9cc5cf" d="M0 0h1600v1200H0z"/></svg>'
