import { http, type HttpHandler } from 'msw'
import { scene } from '../scenes/scene.ts'
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
 */
export function imageHandlers(world: World, base: string): HttpHandler[] {
  return [
    http.get(`${base}/images-host/web/:site/:file`, ({ params }) => {
      const id = String(params.file)
        .replace(/\.png$/, '')
        .replace(/\.svg$/, '')
      const isKnown = SITES.some(({ site }) => params.site === `site${site.account}`)
      const picture = isKnown ? (BRAND[id] ?? draw(world, id)) : undefined
      if (picture === undefined) return new Response('no such picture', { status: 404 })
      return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
    }),
  ]
}

function draw(world: World, id: string): string | undefined {
  const drawing = drawingOf(id, world.catalogue.seeds) ?? journeyDrawingOf(id)
  return drawing && scene(drawing.kind, drawing.seed, drawing.palette)
}
