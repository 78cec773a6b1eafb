import Vips from 'wasm-vips'
import { beforeAll, expect, test } from 'vitest'
import { loadScaler } from './scale-picture.ts'

const [RED, BLUE] = [
  [200, 30, 40],
  [20, 60, 190],
]

let vips: typeof Vips
const scalePicture = await loadScaler()
beforeAll(async () => {
  vips = await Vips({ dynamicLibraries: [] })
})

const plain = (width: number, height: number, colour = RED) =>
  vips.Image.black(width, height)
    .newFromImage(colour ?? [])
    .cast('uchar')
    .copy({ interpretation: 'srgb' })

/** Red at the start of each line, blue at its end. */
const twoColours = (width: number, height: number) =>
  plain(width / 2, height).join(plain(width / 2, height, BLUE), 'horizontal')

function read(bytes: Uint8Array | undefined) {
  const image = vips.Image.newFromBuffer(bytes ?? '')
  return { size: [image.width, image.height], at: (x: number, y: number) => image.getpoint(x, y) }
}

const isNear = (colour: number[] | undefined) => colour?.map((part) => expect.closeTo(part, -1.3) as number)

test.each([
  ['.png', 800, 600, 320, [320, 240]],
  ['.jpg', 800, 600, 320, [320, 240]],
  ['.webp', 800, 600, 320, [320, 240]],
  ['a tall .jpg', 200, 1000, 100, [100, 500]],
  ['no larger .png', 400, 300, 640, [400, 300]],
])('scales %s of %i by %i to at most %i wide, as WebP', async (format, width, height, maxWidth, size) => {
  const picture = twoColours(width, height).writeToBuffer(format.slice(format.indexOf('.')))
  const scaled = await scalePicture({ picture, width: maxWidth })
  expect(new TextDecoder('latin1').decode(scaled?.subarray(8, 12))).toBe('WEBP')
  const { size: found, at } = read(scaled)
  expect(found).toEqual(size)
  expect(at(4, 4)).toEqual(isNear(RED))
  expect(at((size[0] ?? 0) - 5, 4)).toEqual(isNear(BLUE))
})

test('turns a photo upright that a phone took on its side', async () => {
  const onItsSide = twoColours(800, 600).copy()
  onItsSide.setInt('orientation', 6)
  const { size, at } = read(await scalePicture({ picture: onItsSide.writeToBuffer('.jpg'), width: 300 }))
  expect(size).toEqual([300, 400])
  expect([at(150, 10), at(150, 390)]).toEqual([isNear(RED), isNear(BLUE)])
})

test('keeps a transparent picture transparent', async () => {
  const picture = plain(400, 400).bandjoin(0).writeToBuffer('.png')
  expect(read(await scalePicture({ picture, width: 320 })).at(9, 9)[3]).toBe(0)
})

test('leaves an animated picture as it is', async () => {
  const frames = plain(100, 100)
    .join(plain(100, 100, BLUE), 'vertical')
    .copy()
  frames.setInt('page-height', 100)
  const picture = frames.writeToBuffer('.webp')
  expect(await scalePicture({ picture, width: 50 })).toBeUndefined()
})

test('leaves a small file with a huge picture as it is', async () => {
  const picture = vips.Image.black(10_000, 5001).cast('uchar').writeToBuffer('.png')
  expect(picture.byteLength).toBeLessThan(1_000_000)
  expect(await scalePicture({ picture, width: 320 })).toBeUndefined()
})

test.each([
  ['text', () => new TextEncoder().encode('no picture')],
  ['a drawing', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', () => new Uint8Array()],
])('leaves %s as it is, and scales the next picture', async (_name, bytes) => {
  expect(await scalePicture({ picture: bytes(), width: 320 })).toBeUndefined()
  const next = await scalePicture({ picture: twoColours(400, 300).writeToBuffer('.png'), width: 320 })
  expect(read(next).size).toEqual([320, 240])
})
