import { isVector } from '../paths.ts'

/** The widths in which the gateway scales pictures, in pixels (decision 42.9). */
const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1920]

/**
 * The `srcset` of a picture of the gateway, up to the width of its file. Drawings fit every size.
 * @param width of the file, in pixels
 */
export function pictureSet(address: string, width: number): string | undefined {
  if (!address.startsWith('/images/') || isVector(address)) return undefined
  const url = `${address}${address.includes('?') ? '&' : '?'}width=`
  return PICTURE_WIDTHS.filter((_, at) => (PICTURE_WIDTHS[at - 1] ?? 0) < width)
    .map((each) => `${url}${each} ${Math.min(each, width)}w`)
    .join(', ')
}
