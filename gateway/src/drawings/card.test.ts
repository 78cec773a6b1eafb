import { expect, test } from 'vitest'
import { drawPng } from './card.ts'
import { readPng } from './testing/read-png.ts'

const plain = (colour: string) => `<svg viewBox="0 0 30 30"><path d="M0 0h30v30h-30z" fill="${colour}"/></svg>`
const COLOURS = { plate: '#ffffff', ground: '#102030' }
const [WHITE, GROUND, RED, BLUE] = [
  [255, 255, 255],
  [16, 32, 48],
  [255, 0, 0],
  [0, 0, 255],
]

const card = async (picture: string | undefined, mark: string | undefined) =>
  readPng(await drawPng({ kind: 'card', picture, mark, colours: COLOURS }))

test('a card is the picture with the mark on a plate in its corner', async () => {
  const { width, height, at } = await card(plain('#f00'), plain('#00f'))
  expect([width, height]).toEqual([1200, 630])
  expect([at(0, 0), at(1199, 629), at(600, 315)]).toEqual([RED, RED, RED])
  expect([at(50, 500), at(114, 516), at(200, 516)]).toEqual([WHITE, BLUE, RED])
})

test.each([
  ['without a picture', undefined],
  [
    'with a picture that cannot be drawn',
    '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#f00"/><text>x</text></svg>',
  ],
])('%s the mark is in the middle, on the colour of the site', async (_name, picture) => {
  const { at } = await card(picture, plain('#00f'))
  expect([at(0, 0), at(600, 315), at(460, 315)]).toEqual([GROUND, BLUE, WHITE])
})

test('a mark that cannot be drawn leaves no empty plate', async () => {
  const { at } = await card(plain('#f00'), '<svg viewBox="0 0 9 9"><text>x</text></svg>')
  expect(at(114, 516)).toEqual(RED)
})

test.each([
  [false, 30, BLUE],
  [true, 30, WHITE],
])('a maskable icon (%s) keeps its mark within the circle that systems cut', async (isMaskable, x, colour) => {
  const job = { kind: 'icon' as const, mark: plain('#00f'), size: 192, isMaskable, colours: COLOURS }
  const { width, height, at } = readPng(await drawPng(job))
  expect([width, height, at(0, 0), at(96, 96), at(x, 96)]).toEqual([192, 192, WHITE, BLUE, colour])
})

test('an icon whose mark cannot be drawn is none', async () => {
  const job = { kind: 'icon' as const, mark: '<svg/>', size: 192, isMaskable: false, colours: COLOURS }
  await expect(async () => drawPng(job)).rejects.toThrow('no size')
})
