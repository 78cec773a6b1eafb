import type { Page } from '@playwright/test'

/** A picture of the screen: milliseconds since the navigation, and a JPEG in base64. */
interface Screen {
  at: number
  jpeg: string
}

/**
 * The Speed Index: the mean time at which the screen looks as at the end. How much a picture looks like the last one is
 * judged by their colours, as Lighthouse does: by the histogram of each channel, relative to the first picture. The
 * browser decodes the pictures.
 * @param page any page
 */
export async function speedIndex(page: Page, screens: Screen[], firstPaint: number): Promise<number> {
  const histograms = await page.evaluate(
    histogramsOf,
    screens.map(({ jpeg }) => jpeg),
  )
  const [first, last] = [histograms.at(0), histograms.at(-1)]
  if (!first || !last) return firstPaint
  const whole = distance(first, last)
  if (whole === 0) return firstPaint
  let index = 0
  let [progress, since] = [0, 0]
  for (const [at, histogram] of histograms.entries()) {
    const time = screens[at]?.at ?? since
    index += (1 - progress) * (time - since)
    progress = Math.max(0, 1 - distance(histogram, last) / whole)
    since = time
  }
  return index
}

type Histogram = number[]

const distance = (one: Histogram, other: Histogram) =>
  one.reduce((sum, count, at) => sum + Math.abs(count - (other[at] ?? 0)), 0)

async function histogramsOf(jpegs: string[]): Promise<Histogram[]> {
  const found: Histogram[] = []
  for (const jpeg of jpegs) {
    const bytes = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    if (!drawing) throw new Error('no canvas')
    drawing.drawImage(picture, 0, 0)
    const { data } = drawing.getImageData(0, 0, picture.width, picture.height)
    const histogram = Array.from({ length: 3 * 256 }, () => 0)
    for (let at = 0; at < data.length; at += 4) {
      for (const channel of [0, 1, 2]) {
        const slot = channel * 256 + (data[at + channel] ?? 0)
        histogram[slot] = (histogram[slot] ?? 0) + 1
      }
    }
    found.push(histogram)
  }
  return found
}
