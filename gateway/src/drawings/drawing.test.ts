import { expect, test } from 'vitest'
import { drawSvg } from './drawing.ts'
import { Surface } from './surface.ts'

/** Draws on ten by ten black pixels, one for each unit, and reads the brightness of red. */
function drawn(inside: string, attributes = '') {
  const surface = new Surface(10, 10)
  drawSvg(surface, `<svg viewBox="0 0 10 10" fill="none" ${attributes}>${inside}</svg>`, surface.whole, 'fit')
  return (x: number, y: number) => surface.pixels[(y * 10 + x) * 3]
}

test('a pixel is as bright as the shape covers it', () => {
  const at = drawn('<path d="M2 2h5.5v3.250h-5.500z" fill="#fff"/>')
  expect([at(1, 3), at(2, 3), at(6, 3), at(7, 3), at(8, 3)]).toEqual([0, 255, 255, 128, 0])
  expect([at(3, 1), at(3, 4), at(3, 5)]).toEqual([0, 255, 64])
})

test('a slanted edge covers half of the pixels that it halves', () => {
  const at = drawn('<path d="M0 0L10 10L0 10z" fill="#fff"/>')
  expect([at(4, 4), at(2, 4), at(6, 4)]).toEqual([128, 255, 0])
})

test('a flat slanted edge crosses many pixels of a row', () => {
  const at = drawn('<path d="M0 4L8 5L8 9L0 9z" fill="#fff"/>')
  expect([0, 2, 4, 6].map((x) => at(x, 4))).toEqual([239, 175, 112, 48])
  expect([at(3, 5), at(8, 4), at(3, 3)]).toEqual([255, 0, 0])
})

test('what lies outside the picture is cut off, and what begins left of it fills it', () => {
  const at = drawn('<path d="M-50 -50H5V60H-50z" fill="#fff"/>')
  expect([at(0, 0), at(4, 9), at(5, 5)]).toEqual([255, 255, 0])
})

test('shapes drawn twice count once, unless the rule is evenodd', () => {
  const twice = 'd="M1 1h8v8h-8zM3 3h4v4h-4z" fill="#fff"'
  expect(drawn(`<path ${twice}/>`)(5, 5)).toBe(255)
  expect(drawn(`<path ${twice} fill-rule="evenodd"/>`)(5, 5)).toBe(0)
  // A hole turns the other way.
  expect(drawn('<path d="M1 1h8v8h-8zM3 3v4h4v-4z" fill="#fff"/>')(5, 5)).toBe(0)
})

test.each([
  ['circle', '<circle cx="5" cy="5" r="4" fill="#fff"/>'],
  ['ellipse', '<ellipse cx="5" cy="5" rx="4" ry="4" fill="#fff"/>'],
  ['two arcs', '<path d="M1 5a4 4 0 1 1 8 0a4 4 0 1 1-8 0z" fill="#fff"/>'],
  ['arcs with joined flags', '<path d="M1 5a4 4 0 118 0a4 4 0 11-8 0" fill="#fff"/>'],
  ['cubic curves', '<path d="M5 1C7.2 1 9 2.800 9 5S7.200 9 5 9 1 7.200 1 5 2.800 1 5 1z" fill="#fff"/>'],
  ['quadratic curves', '<path d="M5 1Q7 1 8 2T9 5Q9 9 5 9T1 5Q1 1 5 1z" fill="#fff"/>'],
  ['a round rectangle', '<rect x="1" y="1" width="8" height="8" rx="4" fill="#fff"/>'],
])('%s is round', (_name, shape) => {
  const at = drawn(shape)
  expect([at(5, 5), at(2, 4), at(7, 5)]).toEqual([255, 255, 255])
  expect([at(0, 0), at(9, 9), at(1, 9)]).toEqual([0, 0, 0])
})

test('a stroke has its width, its ends and its dashes', () => {
  const line = (more: string) => drawn(`<path d="M2 5H8" stroke="#fff" stroke-width="2" ${more}/>`)
  const flat = line('')
  expect([flat(5, 3), flat(5, 4), flat(5, 5), flat(5, 6), flat(1, 5)]).toEqual([0, 255, 255, 0, 0])
  expect(line('stroke-linecap="round"')(1, 4)).toBeGreaterThan(100)
  const dashed = line('stroke-dasharray="2 2"')
  expect([dashed(3, 5), dashed(4, 5), dashed(5, 5), dashed(6, 5)]).toEqual([255, 0, 0, 255])
})

test('transforms of groups and uses are applied from the inside out', () => {
  const used = '<defs><g id="s"><path d="M0 0h2v2h-2z" fill="#fff"/></g></defs>'
  const at = drawn(`${used}<g transform="translate(2 0)"><use href="#s" transform="translate(1 4) scale(2)"/></g>`)
  expect([at(2, 5), at(3, 4), at(6, 7), at(7, 7)]).toEqual([0, 255, 255, 0])
  const mirrored = drawn('<g transform="matrix(-1 0 0 1 10 0)"><path d="M0 0h2v10h-2z" fill="#fff"/></g>')
  expect([mirrored(1, 5), mirrored(8, 5)]).toEqual([0, 255])
  const turned = drawn('<path d="M4 0h2v5h-2z" fill="#fff" transform="rotate(90 5 5)"/>')
  expect([turned(5, 2), turned(8, 4)]).toEqual([0, 255])
})

test('gradients run over the box of their shape, and opacities multiply', () => {
  const stops = '<stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>'
  const at = drawn(
    `<defs><linearGradient id="a" x2="0" y2="1">${stops}</linearGradient></defs><path d="M0 0h10v10h-10z" fill="url(#a)"/>`,
  )
  expect([at(5, 0), at(5, 5), at(5, 9)]).toEqual([13, 140, 242])
  const round = drawn(
    `<defs><radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><circle cx="5" cy="5" r="5" fill="url(#a)"/>`,
  )
  expect(round(4, 4)).toBeGreaterThan(round(1, 5) ?? 255)
  expect(drawn('<g opacity=".5"><path d="M0 0h9v9h-9z" fill="#fff" opacity=".5"/></g>')(5, 5)).toBe(64)
})

test('an inner SVG shows a part of its own and nothing beyond its borders', () => {
  const at = drawn(
    '<svg x="2" y="2" width="4" height="4" viewBox="0 0 8 8"><path d="M-9 0h99v8h-99z" fill="#fff"/></svg>',
  )
  expect([at(1, 3), at(2, 3), at(5, 5), at(6, 3), at(3, 6)]).toEqual([0, 255, 255, 0, 0])
})

test('a picture covers its area, a mark fits into it', () => {
  const wide = '<svg viewBox="0 0 20 10"><path d="M0 0h20v10h-20z" fill="#fff"/></svg>'
  const [covered, fitted] = [new Surface(10, 10), new Surface(10, 10)]
  drawSvg(covered, wide, covered.whole, 'cover')
  drawSvg(fitted, wide, fitted.whole, 'fit')
  expect([covered.pixels[0], fitted.pixels[0], fitted.pixels[(5 * 10 + 5) * 3]]).toEqual([255, 0, 255])
})

test.each([
  ['text', '<text>Hello</text>'],
  ['another picture', '<image href="https://elsewhere.test/1.png"/>'],
  ['a script', '<script>alert(1)</script>'],
  ['a style sheet', '<style>path{fill:red}</style>'],
  ['a style', '<path d="M0 0h1" style="fill:red"/>'],
  ['a filter', '<g filter="url(#a)"/>'],
  ['a colour by name', '<path d="M0 0h1v1z" fill="tomato"/>'],
  ['another transform', '<g transform="skewX(20)"/>'],
  [
    'too many elements',
    `<defs><g id="a"><g id="b">${'<path d=""/>'.repeat(99)}</g></g></defs>${'<use href="#a"/>'.repeat(999)}`,
  ],
  ['a use of itself', '<g id="a"><use href="#a"/></g>'],
  ['too many dashes', '<path d="M0 0H99999" stroke="#fff" stroke-dasharray=".1"/>'],
  ['too deep', '<g>'.repeat(40)],
  ['too long', ' '.repeat(200_001)],
])('%s is refused instead of drawn wrong', (_name, inside) => {
  expect(() => drawn(inside)).toThrow(Error)
})

test.each(['', '<html></html>', '<svg></svg>', '<svg viewBox="0 0 0 0"/>', '<path d="M0 0"/>'])(
  '%j is no drawing',
  (text) => {
    const surface = new Surface(1, 1)
    expect(() => drawSvg(surface, text, surface.whole, 'fit')).toThrow(Error)
  },
)
