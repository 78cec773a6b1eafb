import { renderToStaticMarkup } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { contentHeadings, contentOf } from '../../domain/content/content.ts'
import { looseTree } from '../../domain/content/loose.ts'
import { ATTACKS } from '../../domain/content/testing/attacks.ts'
import { faultsOf, type Shown } from '../../domain/content/testing/faults.ts'
import { Content } from './Content.tsx'

const read = (html: string) => contentOf(html, { imageBase: '/images/1001' })
const rendered = (html: string) => renderToStaticMarkup(<Content blocks={read(html)} />)

const TAG = /<(\w+)((?: [\w-]+="[^"<>]*")*) *\/?>|<\/\w+>/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (text: string) => text.replace(/&([\w#]+);/g, (_, name: string) => NAMED[name] ?? '?')

/** The elements in the markup that React writes. */
const elementsIn = (markup: string): Shown[] =>
  [...markup.matchAll(TAG)].flatMap(([, name, written = '']) => {
    const attributes = [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      unescaped(value),
    ])
    return name === undefined ? [] : [{ name, attributes: Object.fromEntries(attributes) as Shown['attributes'] }]
  })

test('the corpus has more than 500 attacks', () => {
  expect(new Set(ATTACKS).size).toBeGreaterThan(500)
})

test('nothing of an attack reaches the page but text, allowed elements and harmless addresses', () => {
  const faults = ATTACKS.flatMap((attack) => {
    const markup = rendered(attack)
    const found = elementsIn(markup).flatMap(faultsOf)
    const rest = markup.replace(TAG, '')
    return found.concat(/[<>]/.test(rest) ? ['<'] : []).map((fault) => `${attack.slice(0, 80)}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test('the heading levels of an attack have no gaps', () => {
  const gaps = ATTACKS.filter((attack) => {
    const levels = contentHeadings(read(attack)).map(({ level }) => level)
    return levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1)
  })
  expect(gaps).toEqual([])
})

/** A quadratic reader would need minutes of CPU for 300,000 characters; a linear one needs some milliseconds. */
const HUGE = [
  '<',
  '<!--',
  '</p',
  '<a href="',
  '<script>',
  '<p>',
  '&',
  '&#',
  '<b><i>',
  "<p title='",
  '<!--x-->',
  '<svg>',
  '<li>',
  ' ',
  'x',
  '<td>',
  '<a ',
  '<a a=',
  '</',
  '<br>',
  '<script></script',
  '&amp',
  '<b></i>',
  '<ul><li>',
  '<p><table>',
  '\n',
  '<h2>x',
  '<dt>x',
  ' <br> x',
]

test('the CPU time for huge input grows with its length only', () => {
  const before = process.cpuUsage()
  for (const part of HUGE) {
    looseTree(part.repeat(Math.ceil(300_000 / part.length)))
    read(part.repeat(Math.ceil(100_000 / part.length)))
  }
  const { user } = process.cpuUsage(before)
  expect(user / 1e6).toBeLessThan(10)
})
