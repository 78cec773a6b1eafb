import { describe, expect, test } from 'vitest'
import type { Block } from './block.ts'
import { contentHeadings, contentOf, plainContent, textOf } from './content.ts'

const read = (html: string) => contentOf(html, { imageBase: '/images/1001' })
const text = (value: string) => ({ kind: 'text' as const, text: value })
const paragraph = (value: string): Block => ({ kind: 'paragraph', inside: [text(value)] })

describe('paragraphs', () => {
  test.each([
    ['<p>One</p><p>Two</p>', ['One', 'Two']],
    ['<p>One<p>Two', ['One', 'Two']],
    ['One<br><br>Two<br/>', ['One', 'Two']],
    ['<div>One<div>Two</div>Three</div>', ['One', 'Two', 'Three']],
    ['  One \n  line&nbsp;and more ', ['One line\u00a0and more']],
    ['<p>&nbsp;</p><p> <br> </p><p></p>', []],
    ['<section><article><p>One</p></article></section>', ['One']],
    ['Fish &amp; chips &euro;5 &#8211; &#x2013; &#150; 5 < 6', ['Fish & chips €5 – – – 5 < 6']],
    ['<unknown>One</unknown> <label>two</label>', ['One two']],
    ['&lt;b&gt; &amp;lt; &copy 2026 &unknown;', ['<b> &lt; © 2026 &unknown;']],
  ])('%j', (html, wanted) => {
    expect(read(html)).toEqual(wanted.map(paragraph))
  })

  test('collapses blanks between marks and drops marks without text', () => {
    expect(read('<p>a <b> b </b> <i> </i> c <em>d </em></p>')).toEqual([
      {
        kind: 'paragraph',
        inside: [
          text('a '),
          { kind: 'mark', as: 'strong', inside: [text('b ')] },
          text('c '),
          { kind: 'mark', as: 'em', inside: [text('d')] },
        ],
      },
    ])
  })

  test('repeats a mark or a link around paragraphs in each paragraph', () => {
    const strong = (value: string): Block => ({
      kind: 'paragraph',
      inside: [{ kind: 'mark', as: 'strong', inside: [text(value)] }],
    })
    expect(read('<b><p>One</p><p>Two</p></b>')).toEqual([strong('One'), strong('Two')])
    const [item] = read('<a href="/tours"><div>One</div><a href="/x">Two</a></a>')
    expect(item).toEqual({
      kind: 'paragraph',
      inside: [{ kind: 'link', href: '/tours', foreign: false, inside: [text('One')] }],
    })
  })
})

describe('headings', () => {
  test.each([
    ['<h2>a</h2><h3>b</h3><h4>c</h4>', [2, 3, 4]],
    ['<h1>a</h1><h1>b</h1>', [2, 2]],
    ['<h2>a</h2><h4>b</h4><h4>c</h4><h3>d</h3>', [2, 3, 3, 3]],
    ['<h4>a</h4><h2>b</h2><h3>c</h3>', [2, 2, 3]],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', [2, 3, 4, 5, 6, 6]],
    ['<h2>a<h3>b', [2, 3]],
    ['<h2> </h2><h3><img src="x"></h3><h3>a</h3>', [2]],
  ])('%s', (html, levels) => {
    expect(contentHeadings(read(html)).map(({ level }) => level)).toEqual(levels)
  })

  test('have generated ids for a table of contents', () => {
    const blocks = read('<h2 id="boot">One <b>more</b></h2><p>x</p><h3 id=root>Two</h3>')
    expect(contentHeadings(blocks)).toEqual([
      { id: 'section-1', level: 2, text: 'One more' },
      { id: 'section-2', level: 3, text: 'Two' },
    ])
  })

  test('become bold paragraphs in a list, a quote or a table', () => {
    for (const html of [
      '<ul><li><h2>a</h2></ul>',
      '<blockquote><h2>a</h2></blockquote>',
      '<table><td><h2>a</h2></table>',
    ]) {
      expect(contentHeadings(read(html))).toEqual([])
      expect(JSON.stringify(read(html))).toContain('"as":"strong"')
    }
  })
})

describe('lists', () => {
  const list = (...items: Block[][]): Block => ({
    kind: 'list',
    ordered: false,
    items: items.map((blocks) => ({ blocks })),
  })

  test.each([
    ['<ul><li>a</li><li>b</li></ul>', list([paragraph('a')], [paragraph('b')])],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', list([paragraph('a')], [paragraph('b'), list([paragraph('c')])])],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', list([paragraph('a'), list([paragraph('b')])])],
    ['<ul>a<li>b</li> <li></li></ul>', list([paragraph('a')], [paragraph('b')])],
  ])('%s', (html, wanted) => {
    expect(read(html)).toEqual([wanted])
  })

  test('an ordered list keeps where it starts and the letters of a contract', () => {
    expect(read('<ol start="3" type="a"><li>x</li></ol>')).toEqual([
      { kind: 'list', ordered: true, start: 3, letters: 'a', items: [{ blocks: [paragraph('x')] }] },
    ])
    expect(read('<ol start="-3" type="disc"><li>x</li></ol>')).toEqual([
      { kind: 'list', ordered: true, items: [{ blocks: [paragraph('x')] }] },
    ])
  })

  test('terms and descriptions', () => {
    expect(read('<dl><div><dt>Check-in<dd>14:00</div><dt>Pets<dd>No</dl>')).toEqual([
      {
        kind: 'terms',
        entries: [
          { kind: 'term', inside: [text('Check-in')] },
          { kind: 'description', blocks: [paragraph('14:00')] },
          { kind: 'term', inside: [text('Pets')] },
          { kind: 'description', blocks: [paragraph('No')] },
        ],
      },
    ])
  })
})

describe('tables', () => {
  const cell = (value: string) => ({ blocks: [paragraph(value)] })

  test('have caption, head and body, whatever tags are missing', () => {
    const wanted = {
      kind: 'table',
      caption: [text('Fees')],
      head: [
        {
          cells: [
            { ...cell('Days'), heads: 'column' },
            { ...cell('Fee'), heads: 'column' },
          ],
        },
      ],
      body: [
        {
          cells: [
            { ...cell('30'), heads: 'row' },
            { ...cell('10 %'), columns: 2 },
          ],
        },
      ],
    }
    expect(
      read(
        '<table><caption>Fees</caption><thead><tr><th>Days</th><th>Fee</th></tr></thead><tbody><tr><th>30</th><td colspan="2">10 %</td></tr></tbody></table>',
      ),
    ).toEqual([wanted])
    expect(read('<table><caption>Fees<tr><th>Days<th>Fee<tr><th>30<td colspan=2>10 %</table>')).toEqual([wanted])
  })

  test('moves content between cells in front of the table', () => {
    expect(read('<table>a<tr>b<td>c</td></tr></table>')).toEqual([
      paragraph('a'),
      paragraph('b'),
      { kind: 'table', caption: [], head: [], body: [{ cells: [cell('c')] }] },
    ])
    expect(read('<table><tr></tr></table>')).toEqual([])
  })
})

describe('links', () => {
  const linkOf = (html: string) => {
    const [block] = read(html)
    return block?.kind === 'paragraph' ? block.inside[0] : undefined
  }
  test.each([
    ['/tours?x=1#y', '/tours?x=1#y', false],
    ['tours', '/tours', false],
    ['HTTPS://Example.com/a b', 'https://example.com/a%20b', true],
    ['//example.com', 'https://example.com/', true],
    ['mailto:hello@example.com', 'mailto:hello@example.com', false],
    ['tel:+90850', 'tel:+90850', false],
  ])('%s', (href, wanted, foreign) => {
    expect(linkOf(`<a href="${href}" class=x>y</a>`)).toEqual({
      kind: 'link',
      href: wanted,
      foreign,
      inside: [text('y')],
    })
  })

  test.each(['javascript:x', 'ftp://example.com', '#place', '', 'https://shop.test@evil.test'])(
    '%j leaves its text',
    (href) => {
      expect(linkOf(`<a href="${href}">y</a>`)).toEqual(text('y'))
    },
  )
})

test('keeps only pictures of the site, with their size and alternative text', () => {
  expect(read('<img src="/images/1001/sea.svg" alt=" The\nsea " width="400" height=300 onerror="x">')).toEqual([
    {
      kind: 'paragraph',
      inside: [{ kind: 'image', src: '/images/1001/sea.svg', alt: 'The sea', width: 400, height: 300 }],
    },
  ])
  expect(read('<img src="/images/2002/sea.svg"><img src="https://example.com/images/1001/sea.svg">')).toEqual([])
})

test("keeps only the language and direction of a tag's attributes", () => {
  expect(read('<div lang="ar" dir="RTL" class=x style=y id=z><p>a <span lang=tr-TR>b</span></p></div>')).toEqual([
    {
      kind: 'paragraph',
      lang: 'ar',
      dir: 'rtl',
      inside: [text('a '), { kind: 'span', lang: 'tr-TR', inside: [text('b')] }],
    },
  ])
  expect(read('<p lang="<x>" dir=up><span lang="">a</span></p>')).toEqual([paragraph('a')])
})

test('preformatted text keeps its lines', () => {
  expect(read('<pre>\na\n  b<br>c\n</pre><hr><blockquote>d</blockquote>')).toEqual([
    { kind: 'code', text: 'a\n  b\nc' },
    { kind: 'rule' },
    { kind: 'quote', blocks: [paragraph('d')] },
  ])
})

test('parses plain text as paragraphs and lines, never as HTML', () => {
  expect(plainContent('One <b>\nline\r\n\r\n\n Two \n')).toEqual([
    { kind: 'paragraph', inside: [text('One <b>'), { kind: 'break' }, text('line')] },
    paragraph('Two'),
  ])
  expect(plainContent(' \n\n ')).toEqual([])
})

test('textOf returns the words of all blocks', () => {
  const html =
    '<h2>a</h2><p>b<br>c</p><ul><li>d</ul><dl><dt>e<dd>f</dl><table><caption>g<td>h</table><pre>i</pre><hr><blockquote>j</blockquote>'
  expect(textOf(read(html))).toBe('a b c d e f g h i j')
})
