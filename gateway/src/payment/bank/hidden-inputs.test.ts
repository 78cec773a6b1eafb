import { describe, expect, test } from 'vitest'
import { leastMs } from '../../testing/processor-time.ts'
import { parseHiddenInputs } from './hidden-inputs.ts'

describe('what is taken', () => {
  test.each<[string, string, [string, string][]]>([
    ['nothing', '', []],
    ['space', ' \n ', []],
    ['one input', '<input type="hidden" name="a" value="1">', [['a', '1']]],
    ['any order and quotes', `<INPUT value='x"y' NAME='b' type='HIDDEN' />`, [['b', 'x"y']]],
    ['no value', '<input type="hidden" name="a">', [['a', '']]],
    [
      'several',
      '<input type="hidden" name="a" value="1">\n<input type="hidden" name="a" value="2"/>',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['tags in a value', '<input type="hidden" name="a" value="<b>">', [['a', '<b>']]],
    [
      'character references',
      '<input type="hidden" name="a" value="&lt;&amp;&quot;&apos;&gt;&#65;&#x1F6A2;">',
      [['a', `<&"'>A🚢`]],
    ],
    ['an ampersand by itself', '<input type="hidden" name="a" value="x=1&y=2&lt">', [['a', 'x=1&y=2&lt']]],
    ['a name that would hide a method', '<input type="hidden" name="submit" value="">', [['submit', '']]],
  ])('%s', (_name, html, expected) => {
    expect(parseHiddenInputs(html)).toEqual(expected.map(([name, value]) => ({ name, value })))
  })
})

describe('what makes all of it unusable (E7)', () => {
  const good = '<input type="hidden" name="a" value="1">'
  test.each([
    ['a script', `${good}<script>parent.x()</script>`],
    ['text', `${good} hello`],
    ['a comment', `${good}<!-- -->`],
    ['a form', `<form>${good}</form>`],
    ['an image with a handler', '<img src=x onerror=alert(1)>'],
    ['a handler', '<input type="hidden" name="a" value="1" onfocus="x()">'],
    ['formaction', '<input type="hidden" name="a" value="1" formaction="https://evil.test">'],
    ['a visible input', '<input type="text" name="a" value="1">'],
    ['a submit button', '<input type="submit" name="a" value="1">'],
    ['no type', '<input name="a" value="1">'],
    ['no name', '<input type="hidden" value="1">'],
    ['an empty name', '<input type="hidden" name="" value="1">'],
    ['an attribute twice', '<input type="hidden" type="text" name="a" value="1">'],
    ['an unquoted attribute', '<input type=hidden name=a value=1>'],
    ['an open quote', '<input type="hidden" name="a" value="1>'],
    ['an open tag', '<input type="hidden" name="a" value="1"'],
    ['another element', '<inputs type="hidden" name="a" value="1">'],
    ['an unknown character reference', '<input type="hidden" name="a" value="&bogus;">'],
    ['a reference to nothing', '<input type="hidden" name="a" value="&#0;">'],
    ['a reference to half a character', '<input type="hidden" name="a" value="&#xD800;">'],
    ['a reference beyond Unicode', '<input type="hidden" name="a" value="&#x110000;">'],
    ['a zero byte', '<input type="hidden" name="a" value="\0">'],
    ['51 inputs', good.repeat(51)],
    ['more than 64 KiB', `<input type="hidden" name="a" value="${'x'.repeat(65_536)}">`],
  ])('%s', (_name, html) => {
    expect(parseHiddenInputs(html)).toBeUndefined()
  })

  test('50 inputs and nearly 64 KiB are still taken', () => {
    expect(parseHiddenInputs(good.repeat(50))).toHaveLength(50)
    expect(parseHiddenInputs(`<input type="hidden" name="a" value="${'x'.repeat(65_000)}">`)).toHaveLength(1)
  })

  test('64 KiB of anything is read at once (decision 11.1: 50 ms)', async () => {
    for (const piece of [' ', '<', '<input ', '<input type="', '&#1', 'a=']) {
      const value = piece.replaceAll('"', '').repeat(65_000 / piece.length)
      for (const html of [piece.repeat(65_536 / piece.length), `<input type="hidden" name="a" value="${value}`]) {
        expect(await leastMs(() => parseHiddenInputs(html))).toBeLessThan(50)
      }
    }
  })
})
