/** What an attribute of the rendered content may be; `href` and `src` are checked by their meaning. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  lang: /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/,
  dir: /^(ltr|rtl|auto)$/,
  rel: /^noopener noreferrer$/,
  href: /^/,
  src: /^\/images\/1001\/[\w.-]+$/,
  alt: /^/,
  width: /^\d{1,4}$/,
  height: /^\d{1,4}$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  start: /^\d{1,4}$/,
  type: /^[aAiI]$/,
  scope: /^(row|col)$/,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,3}$/,
  id: /^section-\d+$/,
  class: /^(content|table|_\w+)$/,
}

const ELEMENTS = new Set(
  (
    'div p h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tr td th blockquote pre hr br img a span ' +
    'strong em s small sub sup code q mark'
  ).split(' '),
)

export type Shown = { name: string; attributes: Readonly<Record<string, string>> }

/** What is wrong with an element of rendered content. It shares no code with the cleaner that it checks. */
export function faultsOf({ name, attributes }: Shown): string[] {
  return [
    ...(ELEMENTS.has(name) ? [] : [`<${name}>`]),
    ...Object.entries(attributes).flatMap(([key, value]) => {
      if (!(Object.hasOwn(ALLOWED, key) && ALLOWED[key]?.test(value))) return [`${name} ${key}=${value}`]
      return key === 'href' && !isHarmless(value) ? [`link to ${value}`] : []
    }),
  ]
}

function isHarmless(href: string): boolean {
  const url = new URL(href, 'https://shop.test/pages/x')
  const isOwn = /^\/(?!\/)/.test(href) && url.origin === 'https://shop.test'
  return isOwn || (['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) && !url.username && url.href === href)
}
