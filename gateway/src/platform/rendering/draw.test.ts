import { decode } from 'fast-png'
import { expect, test } from 'vitest'
import { drawPng } from './draw.ts'

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${inside}</svg>`
const plain = (colour: string) => drawing(`<path d="M0 0h30v30h-30z" fill="${colour}"/>`)
const COLOURS = { plate: '#ffffff', ground: '#102030' }
const [WHITE, GROUND, RED, BLUE] = [
  [255, 255, 255],
  [16, 32, 48],
  [255, 0, 0],
  [0, 0, 255],
]

function read(png: Uint8Array) {
  const { width, height, data, channels } = decode(png)
  const colourAt = (x: number, y: number) => [
    ...data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
  ]
  return { width, height, colourAt }
}

const card = async (picture: string | undefined, mark: string | undefined) =>
  read(await drawPng({ kind: 'card', picture, mark, colours: COLOURS }))

test('draws a card with the picture, and the mark on a plate in its corner', async () => {
  const { width, height, colourAt } = await card(plain('#f00'), plain('#00f'))
  expect([width, height]).toEqual([1200, 630])
  expect([colourAt(0, 0), colourAt(1199, 629), colourAt(600, 315)]).toEqual([RED, RED, RED])
  expect([colourAt(50, 500), colourAt(114, 516), colourAt(200, 516)]).toEqual([WHITE, BLUE, RED])
})

test.each([
  ['without a picture', undefined],
  ['with a picture that cannot be drawn', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0'],
])('%s, draws the mark in the middle, on the colour of the site', async (_name, picture) => {
  const { colourAt } = await card(picture, plain('#00f'))
  expect([colourAt(0, 0), colourAt(600, 315), colourAt(460, 315)]).toEqual([GROUND, BLUE, WHITE])
})

test('draws no plate for a mark that cannot be drawn', async () => {
  const { colourAt } = await card(plain('#f00'), 'no drawing')
  expect(colourAt(114, 516)).toEqual(RED)
})

test('embeds a picture that can load nothing and cannot break the drawing around it', async () => {
  const { colourAt } = await card(
    drawing('<rect width="30" height="30" fill="#f00"/><image href="file:///etc/hostname" width="30" height="30"/>'),
    undefined,
  )
  expect(colourAt(600, 315)).toEqual(RED)
})

test('leaves out a picture that expands without end', async () => {
  const uses = Array.from({ length: 8 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`)
  const { colourAt } = await card(drawing(`<path id="a0" d="M0 0h9v9z"/>${uses.join('')}`), undefined)
  expect(colourAt(600, 315)).toEqual(GROUND)
})

test.each([
  [false, 30, BLUE],
  [true, 30, WHITE],
])('keeps the mark of a maskable icon (%s) within the circle that systems cut', async (isMaskable, x, colour) => {
  const job = { kind: 'icon' as const, mark: plain('#00f'), size: 192, isMaskable, colours: COLOURS }
  const { width, height, colourAt } = read(await drawPng(job))
  expect([width, height, colourAt(0, 0), colourAt(96, 96), colourAt(x, 96)]).toEqual([192, 192, WHITE, BLUE, colour])
})

test('fails for an icon whose mark cannot be drawn', async () => {
  const job = { kind: 'icon' as const, mark: '<svg/>', size: 192, isMaskable: false, colours: COLOURS }
  await expect(drawPng(job)).rejects.toThrow('cannot be drawn')
})
