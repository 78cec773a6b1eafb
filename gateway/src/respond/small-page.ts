import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import type { DocumentAnswer } from '../ports/documents.ts'
import { PRIVATE } from '../translate/http/caching.ts'
import { cspHash } from './csp-hash.ts'
import { NO_HTML_FROM_TEXT } from './trusted-types.ts'

/** A minimal page without pictures, with at most one script, all allowed by hash. */
export interface SmallPage {
  status?: number
  lang: string
  title: string
  /** HTML. External values must already be escaped. */
  body: string
  script?: string
  /** CSP directives besides `default-src 'none'`. Without `form-action`, forms cannot be submitted. */
  policy?: Record<string, string>
  /** Whether the page runs third-party scripts, which may turn text into HTML. */
  hasForeignScripts?: boolean
}

/** The page as a response that is not cached and sends no referrer. */
export async function smallPage(page: SmallPage): Promise<DocumentAnswer> {
  const { status = 200, lang, title, body, script = '', policy = {}, hasForeignScripts = false } = page
  const direction = RIGHT_TO_LEFT.includes(lang) ? ' dir="rtl"' : ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>`
  const code = script === '' ? '' : `<script>${script}</script>`
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyText({
        ...(script === '' ? {} : { 'script-src': await cspHash(script) }),
        ...(hasForeignScripts ? {} : NO_HTML_FROM_TEXT),
        ...policy,
      }),
      'cache-control': PRIVATE,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html><html lang="${escapeHtml(lang)}"${direction}><head>${head}</head><body>${body}${code}</body></html>`,
  }
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function policyText(directives: Record<string, string>): string {
  const allDirectives = { 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", ...directives }
  return Object.entries(allDirectives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}
