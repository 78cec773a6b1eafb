const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text for an attribute or an element. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** A tag without content; absent attributes are left out, `true` stands alone. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<${[name, ...given.map(([key, value]) => (value === true ? key : `${key}="${escapeHtml(String(value))}"`))].join(' ')}>`
}

/** A data block. Whatever is in the value, nothing of it can end the element or begin another. */
export function dataBlock(type: string, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `${tag('script', { type, id })}${json}</script>`
}
