import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, importsOf, isTestCode, read } from './tree.ts'

const HOME = 'web/src/i18n/messages/'
const catalogues = files.filter((file) => file.startsWith(HOME) && file.endsWith('.json'))
const languages = [...new Set(catalogues.map((file) => file.slice(HOME.length).split('/')[0] ?? ''))]
const namesIn = (language: string) =>
  catalogues.filter((file) => file.startsWith(`${HOME}${language}/`)).map((file) => basename(file, '.json'))
const load = (language: string, name: string) =>
  JSON.parse(read(`${HOME}${language}/${name}.json`)) as Record<string, string>

/** The English messages by catalogue, and the catalogue of each message id. */
const english = new Map(namesIn('en').map((name) => [name, load('en', name)]))
const texts: Record<string, string> = Object.assign({}, ...english.values())
const ids = Object.keys(texts)
const catalogueOf = (id: string) => [...english].find(([, messages]) => Object.hasOwn(messages, id))?.[0]

/** A part of a compiled message: a text, an argument with the texts of its forms, or a tag around other parts. */
interface Part {
  type: number
  value?: string
  options?: Record<string, { value: Part[] }>
  children?: Part[]
}
/** Types of parts, as the compiler of messages numbers them. The number sign has no name. */
const [TEXT, NUMBER_SIGN, TAG] = [0, 7, 8]

/** The names of a message's arguments, and those of its tags as `<name>`; each once, in alphabetical order. */
function placeholdersOf(message: readonly Part[]): string[] {
  const named = ({ type, value = '', options = {}, children = [] }: Part): string[] => [
    ...(type === TEXT || type === NUMBER_SIGN ? [] : [type === TAG ? `<${value}>` : value]),
    ...Object.values(options).flatMap((form) => form.value.flatMap(named)),
    ...children.flatMap(named),
  ]
  return [...new Set(message.flatMap(named))].toSorted()
}

/** The compiled messages of a catalogue, as every page loads them. The build compiles them. */
const compiled = (language: string, name: string) =>
  JSON.parse(read(`web/src/i18n/compiled/${language}/${name}.json`)) as Record<string, Part[]>

describe.each(languages)('the catalogues of %s', (language) => {
  it('are the same as in English', () => {
    expect(namesIn(language)).toEqual(namesIn('en'))
  })

  it.each([...english.keys()])('%s: every message id and no other, each with a text', (name) => {
    const messages = load(language, name)
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english.get(name) ?? {}).toSorted())
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each([...english.keys()])('%s: no message id twice, of which the first would be lost', (name) => {
    const written = Array.from(read(`${HOME}${language}/${name}.json`).matchAll(/^ {2}"([^"]+)":/gm), ([, id]) => id)
    expect(written).toEqual([...new Set(written)])
  })

  // A plural argument counts even if one of its forms spells out the number.
  it.each([...english.keys()])(
    '%s: each message has the arguments and tags of the English text, and no other',
    (name) => {
      const [own, wanted] = [compiled(language, name), compiled('en', name)]
      const differing = Object.entries(wanted).flatMap(([id, message]) => {
        const [mine, theirs] = [placeholdersOf(own[id] ?? []), placeholdersOf(message)]
        return mine.join() === theirs.join() ? [] : [`${id}: ${mine.join()} instead of ${theirs.join()}`]
      })
      expect(differing).toEqual([])
    },
  )
})

const sources = files.filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !isTestCode(file))
const known = new Set(sources)

/** The message ids in a file, as literals or as the prefix of a template. */
const usedIn = new Map(
  sources.map((file) => {
    const source = read(file)
    const prefixes = Array.from(source.matchAll(/`([a-z][A-Za-z0-9.-]*[.])\$\{/g), ([, prefix = '']) => prefix)
    const isUsed = (id: string) =>
      source.includes(`'${id}'`) || source.includes(`"${id}"`) || prefixes.some((prefix) => id.startsWith(prefix))
    return [file, ids.filter(isUsed)]
  }),
)

/** Files and all their static and dynamic imports within the storefront. */
function reach(from: string[], isBeyond: (file: string) => boolean): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !known.has(file) || isBeyond(file)) return
    seen.add(file)
    importsOf(file).forEach(visit)
  }
  from.forEach(visit)
  return [...seen]
}

const idsOf = (reached: string[]) => [...new Set(reached.flatMap((file) => usedIn.get(file) ?? []))]
const screenOf = (file: string) => /^web\/src\/screens\/([^/]+)\//.exec(file)?.[1]
const screens = [...new Set(sources.flatMap((file) => screenOf(file) ?? []))]

/** Message ids of every page's frame, which is everything except the screens. */
const frame = idsOf(reach(['web/src/main.tsx', 'web/src/server/page.tsx'], (file) => screenOf(file) !== undefined))

/** The message ids of a screen and its parts, without those of the frame. */
const screenIds = (screen: string) =>
  idsOf(
    reach(
      sources.filter((file) => screenOf(file) === screen),
      // It names screens for their routes, which load them by name.
      (file) => file === 'web/src/rare-entries.ts',
    ),
  )

/** Catalogues of forms that open on a press: they are loaded with the form, not by a route (decision 40.8). */
const opened = new Set(
  sources.flatMap((file) =>
    Array.from(
      read(file).matchAll(/(?:loadMessages\(locale|useLazyPanel\(\w+), \['([a-z-]+)'\]\)/g),
      ([, name = '']) => name,
    ),
  ),
)

/** The catalogues that a screen's route loads. */
const loadedBy = (screen: string) => {
  const [, list = ''] = /^ {2}messages: \[(.*)\],$/m.exec(read(`web/src/screens/${screen}/route.ts`)) ?? []
  return Array.from(list.matchAll(/'([a-z-]+)'/g), ([, name = '']) => name)
}

/** Code that joins words with a comma, a colon, a full stop or a bracket: in a template, a list, elements, a sum. */
const JOINS = [
  /`[^`]*\}(?:[,:.] | ?\()\$\{/,
  /\.join\('[,،] '\)/,
  /\{'[,:] '\}|<\/\w+>[,:] ?[<{]|\(\{[\w.]+\}\)</,
  /\+ '(?:[,:.] | \()'/,
]

/** Where the marks are not those of a page's language: a log, the search of another site, the panel of testers. */
const OWN_MARKS = [
  'web/src/api/errors.ts',
  'web/src/demo/',
  'web/src/i18n/languages/sq/',
  'web/src/screens/booking/next/map-address.ts',
]

describe('messages', () => {
  it('every id is in one catalogue, and is used', () => {
    const all = [...english.values()].flatMap((messages) => Object.keys(messages))
    expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([])
    const used = new Set(idsOf(sources))
    expect(ids.filter((id) => !used.has(id))).toEqual([])
  })

  it('no id is missing', () => {
    const missing = sources.flatMap((file) =>
      Array.from(
        read(file).matchAll(/(?:<FormattedMessage\s+id="|formatMessage\(\{ id: ')([^"']+)/g),
        ([, id = '']) => id,
      )
        .filter((id) => !Object.hasOwn(texts, id))
        .map((id) => `${file}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('messages that every page may show are in the catalogue of every page', () => {
    const beyond = (id: string) => !['every-page', ...opened].includes(catalogueOf(id) ?? '')
    expect(frame.filter(beyond)).toEqual([])
  })

  it.each(screens)(
    'the route of %s loads the catalogues of everything that its screen may say, and no other',
    (screen) => {
      const needed = new Set(screenIds(screen).flatMap((id) => catalogueOf(id) ?? []))
      const loaded = loadedBy(screen)
      for (const name of ['every-page', ...opened]) if (!loaded.includes(name)) needed.delete(name)
      expect(loaded.toSorted()).toEqual([...needed].toSorted())
    },
  )

  it('messages of a single screen are in its own catalogue, or in that of a part, and not in that of every page', () => {
    const users = (id: string) => screens.filter((screen) => screenIds(screen).includes(id))
    const misplaced = Object.keys(english.get('every-page') ?? {}).filter(
      (id) => !frame.includes(id) && users(id).length < 2,
    )
    expect(misplaced).toEqual([])
  })

  it('the pages that the gateway writes itself say the same in every language of the storefront', () => {
    const said = (language: string) =>
      Object.keys(JSON.parse(read(`gateway/src/respond/messages/${language}.json`)) as object)
    for (const language of languages) expect(said(language).toSorted()).toEqual(said('en').toSorted())
    const pages = ['gateway/src/respond/problem-page.ts', 'gateway/src/payment/bank/handoff.ts'].map(read).join('')
    expect(said('en').filter((id) => !pages.includes(`'${id}'`))).toEqual([])
  })

  it.each([
    ['gateway/src/respond/messages/', '.json'],
    ['gateway/src/translate/contracts/texts/', '.json'],
    ['mocks/seed/texts/', '/bank.json'],
  ])('the texts in %s*%s are in every language of the storefront', (before, behind) => {
    const there = files.filter((file) => file.startsWith(before) && file.endsWith(behind))
    expect(there.map((file) => file.slice(before.length, -behind.length)).toSorted()).toEqual(languages.toSorted())
  })

  // Chinese has brackets, colons and commas of its own, Arabic a comma, and French a space before its colon.
  it('no code joins words with marks of English', () => {
    const joining = sources
      .filter((file) => !OWN_MARKS.some((own) => file.startsWith(own)))
      .flatMap((file) => JOINS.flatMap((joins) => joins.exec(read(file))?.map((found) => `${file}: ${found}`) ?? []))
    expect(joining).toEqual([])
  })

  it('H12 errors are in the language of the page, never in English', () => {
    const said = ids.filter((id) => /required|invalid|error|wrong|failed|refused|declined|missing|expired/i.test(id))
    expect(said.length).toBeGreaterThan(100)
    const inEnglish = languages
      .filter((language) => language !== 'en')
      .flatMap((language) => {
        const own: Record<string, string> = Object.assign({}, ...namesIn(language).map((name) => load(language, name)))
        return said.filter((id) => own[id] === texts[id]).map((id) => `${language} ${id}`)
      })
    expect(inEnglish).toEqual([])
  })

  it('plural messages in Arabic have all six forms', () => {
    const exact: Record<string, string> = { zero: '|=0', one: '|=1', two: '|=2' }
    const lacks = (text: string, form: string) => !new RegExp(`(\\b${form}${exact[form] ?? ''})\\s*\\{`).test(text)
    const broken = namesIn('ar')
      .flatMap((name) => Object.entries(load('ar', name)))
      .filter(([, text]) => text.includes(', plural,'))
      .flatMap(([id, text]) =>
        ['zero', 'one', 'two', 'few', 'many', 'other']
          .filter((form) => lacks(text, form))
          .map((form) => `${id}: ${form}`),
      )
    expect(broken).toEqual([])
  })
})
