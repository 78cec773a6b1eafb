import { isVector } from '../paths.ts'

/** The widths in which the gateway scales pictures, in pixels (decision 42.9). */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920]

/**
 * The `srcset` of a picture that the gateway serves and never enlarges; undefined for an SVG, which fits every size,
 * and for a picture of another origin.
 */
export const pictureSet = (address: string): string | undefined =>
  address[0] === '/' && !isVector(address)
    ? PICTURE_WIDTHS.map((width) => `${address}${address.includes('?') ? '&' : '?'}width=${width} ${width}w`).join()
    : undefined
