import { messagesOf, lettersOf } from './said.ts'
import { fixedPaths } from './sample-paths.ts'
import { headOf, inLanguage, type Head, type ServedPage } from './served-page.ts'
import type { PageRoute } from './shop-build.ts'

/** Languages written from right to left (decision 32.5). */
const MIRRORED = new Set(['ar', 'fa', 'he'])

/** Texts of the agency. */
type Texts = readonly { lang: string; value: string }[]

/** A company as its pages show it. */
export interface Company {
  name: string
  /** The languages that it offers, its own first. */
  languages: readonly string[]
  /** Title and description of a home page with sections of its own. */
  home?: { title: Texts; description: Texts }
  /** Whether it sells both hotels and tours, which the list of places names. */
  hasBoth: boolean
  /** Whether something can belong to a theme: hotels of the agency's own, or tours. */
  hasThemes: boolean
  /** Whether the provider has its hotels: their list without a place is empty (decision 33.11). */
  isProvided: boolean
}

/** A page that was requested. */
export interface RequestedPage {
  route: PageRoute
  /** Its path in English. */
  path: string
  language: string
}

/** Addresses under which search engines know a page that has several (decision 33.11). */
const KNOWN_AS: Readonly<Record<string, string>> = {
  '/tours/list': '/tours',
  '/tours/ToursView': '/tours',
  '/services': '/services?type=gulet',
  '/about': '/pages/about',
}

/** Ids of title and description, where the description's is not the title's with another ending. */
const WORDS: Readonly<Record<string, readonly [title: string, description: string]>> = {
  home: ['home.title', 'home.description'],
  locations: ['locations.title', 'locations.description'],
  services: ['services.title.gulet', 'services.description.gulet'],
  tours: ['tours.title', 'tours.description'],
  accessibility: ['footer.accessibility', 'accessibility.lead'],
}

/** What the head of a company's page in a language must say. The words of a record are its own: see `recordFaults`. */
export function expectedHead(page: ServedPage, { route, path, language }: RequestedPage, company: Company): Head {
  const { name, languages } = company
  const isEmpty = (route.name === 'themes' && !company.hasThemes) || (route.name === 'hotels' && company.isProvided)
  const isIndexed = route.indexed && languages.includes(language) && !isEmpty
  const known = KNOWN_AS[path] ?? path
  const address = (other: string) => page.origin + inLanguage(other, known)
  const { title, description } = isRecord(route) ? headOf(page) : wordsOf(route, language, company)
  return {
    status: route.status,
    root: `lang="${language}" dir="${MIRRORED.has(language) ? 'rtl' : 'ltr'}"`,
    title: title.endsWith(` · ${name}`) ? title : `${title} · ${name}`,
    description,
    isIndexed,
    canonical: isIndexed ? address(language) : '',
    alternates: isIndexed
      ? { ...Object.fromEntries(languages.map((other) => [other, address(other)])), 'x-default': address('en') }
      : {},
  }
}

/** Whether a page shows a record of the agency, which has words of its own. */
export const isRecord = ({ title, pattern }: PageRoute) => title === undefined && fixedPaths(pattern) === undefined

function wordsOf({ name, title = '', indexed }: PageRoute, language: string, company: Company) {
  if (name === 'home' && company.home) {
    const { title: slogan, description } = company.home
    return {
      title: inWanted(slogan, language, company).replace(/[.。]$/, ''),
      description: inWanted(description, language, company) || message('home.description', language, company),
    }
  }
  const [titleId, descriptionId] = WORDS[name] ?? [title, title.replace(/\.title$/, '.description')]
  const isPlain = name === 'locations' && !company.hasBoth
  return {
    title: message(titleId, language, company),
    // A page that no search engine may index needs none.
    description: indexed ? message(isPlain ? titleId : descriptionId, language, company) : '',
  }
}

function message(id: string, language: string, { name }: Company): string {
  const found = messagesOf(language)[id]
  if (found === undefined) throw new Error(`no message ${id}: name the words of the page in expected-head.ts`)
  return found.replace('{site}', name)
}

/** The wanted language, or that of the company: others do not occur (decision 32.5). */
const inWanted = (texts: Texts, language: string, { languages: [own] }: Company) =>
  (texts.find(({ lang }) => lang === language) ?? texts.find(({ lang }) => lang === own))?.value ?? ''

/**
 * What is wrong with the words that search engines show of a record: they are those of its heading, in its language.
 */
export function recordFaults(page: ServedPage, { path, language }: RequestedPage, english: ServedPage): string[] {
  const { title, description } = headOf(page)
  const [, attributes = '', heading = ''] = /<h1[^>]*>(?:<span([^>]*)>)?([^<]*)/.exec(page.html) ?? []
  const letters = lettersOf(language)
  const wrong = {
    'has no description': description.length < 20,
    'has the English description': language !== 'en' && description === headOf(english).description,
    'is described in other letters': !letters.test(description),
    'has a title in other letters': !letters.test(title.replace(/ · .*/, '')),
    'has a title without its heading': heading === '' || !title.startsWith(heading),
    'has a heading in another language': attributes !== '' && !attributes.includes(`lang="${language}"`),
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [`${path} ${fault}: ${title} / ${description}`] : []))
}
