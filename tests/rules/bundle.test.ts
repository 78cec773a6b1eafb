import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { files, root } from './tree.ts'

const client = join(root, 'web', 'dist', 'client')
const LANGUAGES = readdirSync(join(root, 'web', 'src', 'i18n', 'messages'))
const screens = join(root, 'web', 'src', 'screens')

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

let manifest: Record<string, Chunk>
beforeAll(() => {
  const file = join(client, '.vite', 'manifest.json')
  if (!existsSync(file)) throw new Error('web is not built: npm run build -w @rota/web')
  manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
})

const gzip = (file: string) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length

/** A chunk and all its static imports, without duplicates. */
function closure(keys: string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return seen
}

const isMessages = (key: string) => /i18n\/(compiled|languages)\//.test(manifest[key]?.src ?? key)

/** The screens whose names are in a file of their own, which a page of that kind loads as well (decision 42.1). */
const RARE = new Set(
  readdirSync(screens).filter((name) => readFileSync(join(screens, name, 'route.ts'), 'utf8').includes('rareEntry(')),
)

/** The pages with a basket. */
const BUYING = new Set(['cart', 'checkout', 'payment'])

/** What a page loads first besides its screen: the step that it opens at. */
const ALONG: Record<string, string[]> = {
  checkout: ['screens/checkout/guests/GuestsStep.tsx'],
  payment: ['screens/checkout/checkout.tsx', 'screens/checkout/payment/PaymentStep.tsx'],
}

/**
 * The files that a screen loads before it is usable: the entry and its own chunk
 * with their imports, without the messages.
 */
function firstLoad(screen: string): string[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  // The rendered basket, which has no name of its own where it shares a file.
  const renderedBasket = entry
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.startsWith('_') || key.endsWith('/rendered-basket.ts'))
  expect(renderedBasket).not.toEqual([])
  const own = [
    ...(screen === 'payment' ? [] : [`screens/${screen}/${screen}.tsx`]),
    ...(RARE.has(screen) ? ['rare-entries.ts'] : []),
    ...(ALONG[screen] ?? []),
  ].map((file) => `src/${file}`)
  expect(own.filter((key) => !manifest[key])).toEqual([])
  return [...closure([...entry, ...own, ...(BUYING.has(screen) ? renderedBasket : [])])].filter(
    (key) => !isMessages(key),
  )
}

/** The stylesheets of a screen's first load. */
const firstStyles = (screen: string) => [...new Set(firstLoad(screen).flatMap((key) => manifest[key]?.css ?? []))]

/** The style sheets of screens by name, which begins their classes, with the screen. */
const SHEETS = new Map(
  files.flatMap((file) => {
    const [, screen = '', sheet = ''] =
      /^web\/src\/screens\/([^/]+)\/(?:.*\/)?(\w[\w-]*)\.module\.css$/.exec(file) ?? []
    return sheet === '' ? [] : [[sheet, screen] as const]
  }),
)

const ownerOf = (screen: string) => (screen === 'payment' ? 'checkout' : screen)

const scriptBytes = (keys: string[]) => keys.reduce((sum, key) => sum + gzip(manifest[key]?.file ?? ''), 0)

/** A selector without what its functions contain, but with `:has`: `a:not(:has(b > c)) > d` is `a:not:has > d`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => (inside.includes(':has') ? ':has' : ''))
  return shorter === selector ? selector.trim() : withoutArguments(shorter)
}

const restylesAll = (selector: string) => /:has.*[\s>+~](?:\*|:(?!is|where))[^\s>+~]*$/.test(withoutArguments(selector))

/** Budgets in bytes, gzip (decision 42.1): of each screen, and of the step of the payment. */
const BUDGETS: Record<string, number> = {
  home: 105_000,
  checkout: 130_000,
  payment: 130_000,
  cart: 130_000,
  booking: 130_000,
}
const budgets = [...readdirSync(screens), 'payment'].map((screen) => [screen, BUDGETS[screen] ?? 120_000] as const)

describe('what a browser loads first', () => {
  it.each(budgets)('the scripts of %s weigh at most %i bytes, messages not counted', (screen, budget) => {
    const bytes = scriptBytes(firstLoad(screen))
    console.info(`${screen}: ${bytes} bytes of script (gzip), budget ${budget}`)
    expect(bytes).toBeLessThanOrEqual(budget)
  })

  it.each(budgets.map(([screen]) => screen))('the styles of %s weigh at most 20 kB', (screen) => {
    const bytes = firstStyles(screen).reduce((sum, file) => sum + gzip(file), 0)
    console.info(`${screen}: ${bytes} bytes of styles (gzip), budget 20000`)
    expect(bytes).toBeLessThanOrEqual(20_000)
  })

  it.each([
    ['flight', ['FlightForm-form', 'SearchField-', 'Segmented-']],
    ['transfers', ['TransferForm-form', 'SearchField-', 'SearchForm-form']],
    [
      'home',
      [
        'Footer-foot',
        'LanguageLinks-language',
        'SearchForm-form',
        'SearchField-',
        'places-mosaic',
        'moods-mood',
        'feature-words',
        'Heart-onPicture',
        'Price-',
        'Stars-',
      ],
    ],
    ['hotels', ['SearchForm-form', 'SearchField-', 'RangeSlider-slider']],
    ['tours', ['RangeSlider-slider']],
    ['hotels-hotel', ['SearchForm-form', 'SearchField-', 'rates-open']],
    ['checkout', ['GuestsStep-', 'TravellersSection-', 'FormSection-', 'PhoneNumber-', 'Switch-']],
  ])('what the server renders of %s has its look before its code: %j', (screen, classes) => {
    const css = firstStyles(screen).map((file) => readFileSync(join(client, file), 'utf8'))
    expect(classes.filter((name) => !css.join('').includes(`.${name}`))).toEqual([])
  })

  it.each(budgets.map(([screen]) => screen))('the styles of %s have no class of another screen', (screen) => {
    const css = firstStyles(screen)
      .map((file) => readFileSync(join(client, file), 'utf8'))
      .join('')
    const owners = new Set(Array.from(css.matchAll(/\.([\w-]+)-\w+/g), ([, sheet = '']) => SHEETS.get(sheet)))
    expect([...owners].filter((owner) => owner !== undefined && owner !== ownerOf(screen))).toEqual([])
  })

  it.each(LANGUAGES)(
    'the messages of a page in %s weigh at most 10 kB (11 in Cyrillic and Greek), its own and those of every page',
    (language) => {
      const rest = Object.keys(manifest).filter((key) => key.startsWith(`src/i18n/compiled/${language}/`))
      expect(rest.length).toBeGreaterThanOrEqual(2)
      // Their letters take two bytes each, and their words are longer.
      const most = ['bg', 'el', 'ru'].includes(language) ? 11_000 : 10_000
      const common = gzip(manifest[`src/i18n/languages/${language}.ts`]?.file ?? '')
      for (const key of rest) expect(common + gzip(manifest[key]?.file ?? '')).toBeLessThanOrEqual(most)
    },
  )

  it('no rule below `:has()` matches any element, because each change of the page would restyle all of it', () => {
    const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
    const selectors = [...sheets].flatMap((file) =>
      readFileSync(join(client, file), 'utf8')
        .split(/[{}]/)
        .flatMap((text) => text.split(/,(?![^(]*\))/)),
    )
    expect(selectors.filter(restylesAll)).toEqual([])
    expect(restylesAll('.frame > main:not(:has(~ *)) > :not(:has(~ *))')).toBe(true)
  })

  it('the layout changes at widths in em, which follow the font size of the browser (decision 41.7)', () => {
    const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
    const conditions = [...sheets].flatMap(
      (file) => readFileSync(join(client, file), 'utf8').match(/@media[^{]*/g) ?? [],
    )
    expect(conditions.filter((condition) => condition.includes('em'))).not.toEqual([])
    expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([])
  })

  it('the production bundle contains no mock', () => {
    const scripts = Object.values(manifest)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js'))
    const marks = /mockServiceWorker|setupWorker|msw\/|Mavi Bank|__scenario/
    expect(scripts.filter((file) => marks.test(readFileSync(join(client, file), 'utf8')))).toEqual([])
  })

  it('the engine of the messages comes without the class that nothing calls (decision 42.1)', () => {
    const [core] = Object.values(manifest).filter(({ isEntry }) => isEntry)
    const script = readFileSync(join(client, core?.file ?? ''), 'utf8')
    expect(script).toContain('was not provided to the string')
    expect(script).not.toContain('supportedLocalesOf')
  })
})

describe('what the gateway loads first', () => {
  const started = readFileSync(join(root, 'gateway/dist/server/gateway.cjs'), 'utf8')
  /** The bundler names each module in a comment. */
  const modules = Array.from(started.matchAll(/^\/\/ (\S+\.[jt]s)$/gm), ([, id = '']) => id)

  it('a start has no messages in languages that nobody reads, and none of the documentation', () => {
    expect(modules).toContain('src/app.ts')
    expect(modules.filter((id) => /zod\/v4\/locales\//.test(id)).map((id) => basename(id))).toEqual(['en.js'])
    expect(modules.filter((id) => id.includes('zod-openapi') || id.startsWith('src/docs/pages'))).toEqual([])
  })

  it('the validators of the first call are in the same file, so that they are kept compiled as well', () => {
    expect(modules.map((id) => basename(id))).toEqual(expect.arrayContaining(['siteView.js', 'reservationStart.js']))
  })
})
