import { expect, test } from 'vitest'
import { codeBlock } from './code-block.ts'
import { literal } from './literal.ts'
import { markup, passage, prose } from './markup.ts'

test('escapes values, keeps markup and omits undefined', () => {
  const inner = markup`<b>${'<i>'}</b>`
  expect(markup`<p title="${'"'}">${inner}${[1, undefined, false, inner]}</p>`.text).toBe(
    '<p title="&#34;"><b>&#60;i&#62;</b>1<b>&#60;i&#62;</b></p>',
  )
})

test.each([
  ['`a<b` and **c**', '<code>a&#60;b</code> and <strong>c</strong>'],
  ['a ` b', 'a ` b'],
  ['`a', '`a'],
  ['**a', '**a'],
])('%s', (text, html) => {
  expect(prose(text).text).toBe(html)
})

test('paragraphs and lists', () => {
  expect(passage('One\ntwo.\n\n- a\n- b\n  c\n').text).toBe(
    '<p>One two.</p><ul class="bullets"><li>a</li><li>b c</li></ul>',
  )
})

test('highlighting keeps every character of the code', () => {
  const code = `const a = '<b>' // "c" & 1\nawait f(\`x\`)`
  const html = codeBlock('Sample', 'ts', code).text.match(/<code>([\s\S]*)<\/code>/)?.[1] ?? ''
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/&#(\d+);/g, (_, n: string) => String.fromCharCode(Number(n)))
  expect(text).toBe(code)
  expect(html).toContain('<span class="tok-word">await</span>')
})

test.each([
  [{ a: 1, 'b-c': "it's" }, `{ a: 1, 'b-c': 'it\\'s' }`],
  [[], '[]'],
  [{ a: null, b: [true, { c: 'd\n' }] }, `{ a: null, b: [true, { c: 'd\\n' }] }`],
  [{ long: 'x'.repeat(90) }, `{\n  long: '${'x'.repeat(90)}',\n}`],
])('%j as it is written in TypeScript', (value, text) => {
  expect(literal(value)).toBe(text)
})
