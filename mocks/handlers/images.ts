import { http, type HttpHandler } from 'msw'
import { SCENE_KINDS, SCENE_PALETTES, type scene } from '../scenes/scene.ts'
import { seededInt, seededPick } from '../world/basics/seeded.ts'
import { journeyDrawingOf } from '../world/catalogue/journey-pictures.ts'
import { drawingOf, type Drawing } from '../world/catalogue/pictures.ts'
import type { SiteSeed } from '../world/seed/sites/site-seed.ts'
import { SITES } from '../world/seed/sites/sites.ts'
import type { World } from '../world/world.ts'
import { MARKS } from './marks.ts'

/** Draws an illustration: an SVG, or the bytes of a PNG. */
type DrawScene = (...drawing: Parameters<typeof scene>) => string | Uint8Array<ArrayBuffer>

/**
 * The agency's image host: `/images-host/web/site{account}/{imageId}.png` (decision 15.7). Despite the `.png` in the
 * URL, a picture is usually an SVG, and its content type says so. Pictures are drawn when they are requested.
 * @param base origin, or `*` for any host
 * @param drawScene draws the illustrations
 */
export function imageHandlers(world: World, base: string, drawScene: DrawScene): HttpHandler[] {
  return [
    http.get(`${base}/images-host/web/:site/:file`, ({ params }) => {
      const id = String(params.file)
        .replace(/\.png$/, '')
        .replace(/\.svg$/, '')
      const seller = SITES.find(({ site }) => params.site === `site${site.account}`)
      const picture = seller && (markOf(id, seller) ?? draw(id, seller, world, drawScene))
      if (picture === undefined) return new Response('no such picture', { status: 404 })
      return new Response(picture, {
        headers: { 'content-type': typeof picture === 'string' ? 'image/svg+xml' : 'image/png' },
      })
    }),
  ]
}

/** A site's logo or favicon; undefined for every other picture id. */
const markOf = (id: string, { site }: SiteSeed): string | undefined =>
  id === 'logo' || id === 'favicon' ? MARKS[site.account] : undefined

function draw(
  id: string,
  seller: SiteSeed,
  { catalogue }: World,
  drawScene: DrawScene,
): ReturnType<DrawScene> | undefined {
  const productDrawing = drawingOf(id, catalogue.seeds) ?? journeyDrawingOf(id)
  const drawing = namedDrawing(id) ?? (productDrawing && inSiteStyle(productDrawing, id, seller))
  return drawing && drawScene(drawing.kind, drawing.seed, drawing.palette)
}

/** A product's picture as the site shows it: with a seed and a palette of the site's own. */
function inSiteStyle(drawing: Drawing, id: string, { moods, site }: SiteSeed): Drawing {
  if (moods === undefined) return drawing
  const path = `${site.account}/${id}`
  return { ...drawing, seed: seededInt(path, 1, 9999), palette: seededPick(path, moods) }
}

/** A picture that names its drawing, as in a site's record: `scene-gulet-bay-24-sand`. */
function namedDrawing(id: string): Drawing | undefined {
  const [, name, seed, paletteName] = /^scene-([a-z-]+)-([0-9]{1,4})-([a-z]+)$/.exec(id) ?? []
  const kind = SCENE_KINDS.find((sceneKind) => sceneKind === name)
  const palette = SCENE_PALETTES.find((scenePalette) => scenePalette === paletteName)
  return kind && palette && { kind, seed: Number(seed), palette }
}
