import { escapeHtml } from './bank/escape.ts'
import type { Schema } from '../world/basics/schemas.ts'
import type { SiteSeed } from '../world/seed/sites/site-seed.ts'

/** Digits of a Turkish telephone number with its country code: 908500000000. */
const dialDigits = (number: string) => number.replace(/\D/g, '').replace(/^0/, '90')

/** Facts about a company by placeholder; undefined for a fact that the company lacks. */
function factsOf({ site, story }: SiteSeed, lang: string): Readonly<Record<string, string | undefined>> {
  const { name, legal, elements, callcenter, slogan } = site
  const { number, email, workingHours, whatsapp } = callcenter
  return {
    site: name,
    story: story?.[lang] ?? slogan?.find((text) => text.lang === lang)?.value,
    company: legal?.name ?? name,
    address: legal?.address,
    register: legal?.register,
    mersis: legal?.mersis,
    licence: elements.tursab?.text,
    phone: number,
    dial: number && `+${dialDigits(number)}`,
    email,
    hours: workingHours?.replace('-', '–'),
    whatsapp,
    chat: whatsapp && dialDigits(whatsapp),
  }
}

/**
 * A page for one site: placeholders such as `{{site}}` and `{{company}}` become the site's name and legal identity. A
 * line with a fact that the company lacks is left out. Contracts stay as they are, because the gateway fills their
 * placeholders.
 */
export function ownPage(page: Schema<'ContentPage'>, seed: SiteSeed): Schema<'ContentPage'> {
  if (page.format !== 'html') return page
  const fillIn = (lang: string, body: string) => {
    const facts = factsOf(seed, lang)
    const hasAllFacts = (line: string) => Array.from(line.matchAll(PLACEHOLDER)).every(([, name = '']) => facts[name])
    const fillLine = (line: string) => line.replace(PLACEHOLDER, (_, name: string) => escapeHtml(facts[name] ?? ''))
    return body.split('\n').filter(hasAllFacts).map(fillLine).join('\n')
  }
  return { ...page, body: page.body.map(({ lang, value }) => ({ lang, value: fillIn(lang, value) })) }
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g
