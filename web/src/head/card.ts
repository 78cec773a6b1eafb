import type { Schema } from '../api/operations.ts'
import { imageAddress, isVector } from '../paths.ts'

/** The picture that a social network shows for a link to a page, and its size in pixels. */
type Card = { address: string; width: number; height: number }

/**
 * The card of a page: its picture, as the gateway draws it if it is an SVG (`gateway/src/page/drawn.ts`), or without a
 * picture the card of the site (decision 33.13).
 */
export function cardOf(image: Schema<'Image'> | undefined, { imageBase }: Pick<Schema<'Site'>, 'imageBase'>): Card {
  if (image && !isVector(image.id))
    return { address: imageAddress(imageBase, image.id), width: image.width, height: image.height }
  const address = image ? `/drawn/card/${image.id.slice(0, -'.svg'.length)}.png` : '/drawn/card.png'
  return { address, width: 1200, height: 630 }
}

/** The logo of a site for search engines, which want no SVG: if the logo is one, the mark as the gateway draws it. */
export function logoOf({ logo, elements: { favicon }, imageBase }: Schema<'Site'>): string | undefined {
  if (logo && !isVector(logo.id)) return imageAddress(imageBase, logo.id)
  return favicon && isVector(favicon.id) ? '/drawn/icon-512.png' : undefined
}
