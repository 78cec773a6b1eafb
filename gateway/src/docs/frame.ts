import type { DocumentAnswer } from '../ports/documents.ts'
import { cspHash } from '../respond/csp-hash.ts'
import { NO_HTML_FROM_TEXT } from '../respond/trusted-types.ts'
import { COPY_SCRIPT } from './copy-script.ts'
import { HTML_FROM_CONSOLES, HTML_POLICY_SCRIPT } from './html-policy.ts'
import { Markup, markup } from './markup.ts'

/** What the frame of every page needs. */
export interface Frame {
  /** URL of the style sheet built by web, or undefined if web is not built; pages are then unstyled. */
  stylesheet: string | undefined
}

/** The content of a page, and what its frame adapts to. */
export interface Page {
  status?: number
  title: string
  description: string
  /** Path of the current navigation entry. */
  section?: string
  /** Content between header and footer, including `main`. */
  body: Markup
  /** Set for the console and the reading view, which have their own styles. */
  look?: 'console' | 'reading'
  /** Markup for the head, before our own style sheet. */
  head?: Markup
  /** Further inline modules, each allowed by its hash. */
  modules?: readonly string[]
  /** CSP directives that differ from the default policy. */
  policy?: Record<string, string>
  /** Hashes of inline scripts in the body. */
  hashes?: readonly string[]
}

/** The entries of the navigation. */
const SECTIONS = [
  ['/docs/calls', 'Guide'],
  ['/docs/reference', 'Reference'],
  ['/docs/try', 'Try it'],
  ['/docs/workflows', 'Workflows'],
  ['/docs/errors', 'Errors'],
  ['/docs/testing', 'Testing'],
] as const

/** Renders a page in our frame, with header, navigation and footer. Its CSP uses hashes, and caches revalidate it. */
export async function inFrame(page: Page, frame: Frame): Promise<DocumentAnswer> {
  const modules = page.modules ?? []
  // Console and reading view are other people's programs, which write HTML.
  const isForeign = page.look !== undefined
  const early = isForeign ? [HTML_POLICY_SCRIPT] : []
  const scripts = [
    ...modules.map((text) => new Markup(`<script type="module">${text}</script>`)),
    new Markup(`<script>${COPY_SCRIPT}</script>`),
  ]
  const hashes = [...(await Promise.all([...early, ...modules, COPY_SCRIPT].map(cspHash))), ...(page.hashes ?? [])]
  const types = isForeign ? HTML_FROM_CONSOLES : NO_HTML_FROM_TEXT
  return {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyText({ 'script-src': hashes.join(' '), ...types, ...page.policy }, hashes),
      'cache-control': 'no-cache',
    },
    body: documentOf(page, frame, { early: early.map((text) => new Markup(`<script>${text}</script>`)), scripts }).text,
  }
}

/** The strictest policy that works for our pages. Anything not listed is blocked. */
function policyText(directives: Record<string, string>, hashes: readonly string[]): string {
  const all: Record<string, string> = {
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...directives,
  }
  // A page may also load scripts of its own origin; inline scripts still need their hashes.
  if (all['script-src']?.includes("'self'")) all['script-src'] = ["'self'", ...hashes].join(' ')
  return Object.entries(all)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** `early` scripts run before any other of the page. */
function documentOf(
  page: Page,
  { stylesheet }: Frame,
  { early, scripts }: Record<'early' | 'scripts', readonly Markup[]>,
): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Rota docs</title>
<meta name="description" content="${page.description}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${early}
${page.head}
${stylesheet !== undefined && markup`<link rel="stylesheet" href="${stylesheet}">`}
</head>
<body class="docs ${page.look ?? 'written'}">
<a class="sr" href="#content">Skip to the content</a>
${header(page.section)}
${page.body}
${footer()}
<div id="said" class="sr" role="status"></div>
${scripts}
</body>
</html>`
}

const header = (section: string | undefined) => markup`<header class="bar"><div class="page bar-row">
${logo()}
<nav class="bar-nav" aria-label="Documentation">${SECTIONS.map(
  ([path, name]) => markup`<a href="${path}"${path === section && markup` aria-current="page"`}>${name}</a>`,
)}</nav>
</div></header>`

const logo = () => markup`<a class="logo" href="/docs" aria-label="Rota docs">
<svg viewBox="0 0 30 30" aria-hidden="true"><path fill="currentColor" d="M13 2v19H3.5C8 16 11.5 9.5 13 2z"/><path fill="currentColor" opacity=".55" d="M15.5 7c5 3 9.5 8 11 14h-11z"/><path class="sea" fill="none" stroke-width="2.4" stroke-linecap="round" d="M3 26.3c3-2 6-2 9 0s6 2 9 0 4-1.6 6-.8"/></svg>
rota <span class="logo-of">docs</span></a>`

const footer = () => markup`<footer class="foot"><div class="page">
<div class="foot-columns">
<div>${logo()}<p class="foot-note">Generated from the contract against which the gateway validates every call.</p></div>
<nav aria-labelledby="foot-read"><h2 id="foot-read">Read</h2><ul>${SECTIONS.map(
  ([path, name]) => markup`<li><a href="${path}">${name}</a></li>`,
)}</ul></nav>
<nav aria-labelledby="foot-documents"><h2 id="foot-documents">Documents</h2><ul>
<li><a href="/docs/agency.json">agency.json</a></li><li><a href="/docs/agency.yaml">agency.yaml</a></li>
<li><a href="/docs/upstream">Behind the gateway</a></li></ul></nav>
<nav aria-labelledby="foot-site"><h2 id="foot-site">This site</h2><ul><li><a href="/">Storefront</a></li></ul></nav>
</div></div></footer>`
