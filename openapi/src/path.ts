/** The parameters of a path, or why it is invalid. */
export type PathReading = { ok: true; values: Record<string, string> } | { ok: false; detail: string }

/**
 * Reads the values of the `{name}` segments of a template from a raw path. The other segments must be valid, too (A10).
 * @throws if the path does not match the template, which the router has already checked
 */
export function readPath(template: string, rawPath: string): PathReading {
  const detail = whyUnreadable(rawPath)
  if (detail !== undefined) return { ok: false, detail }
  const { length, parameters } = partsOf(template)
  const segments = rawPath.split('/')
  if (length !== segments.length) throw new Error(`${template} is not the template of this path`)
  const values: Record<string, string> = {}
  for (const { index, name } of parameters) values[name] = decodeURIComponent(segments[index] ?? '')
  return { ok: true, values }
}

interface TemplateParts {
  /** Number of segments. */
  length: number
  /** Segments that are parameters. */
  parameters: readonly { index: number; name: string }[]
}

const partsByTemplate = new Map<string, TemplateParts>()

/** The segments of a template, cached because a contract has only a few dozen. */
function partsOf(template: string): TemplateParts {
  const cached = partsByTemplate.get(template)
  if (cached !== undefined) return cached
  const segments = template.split('/')
  const parameters = segments.flatMap((text, index) =>
    text.startsWith('{') ? [{ index, name: text.slice(1, -1) }] : [],
  )
  const parts = { length: segments.length, parameters }
  partsByTemplate.set(template, parts)
  return parts
}

/** Nearly all paths: nothing to decode, and no dots. */
const PLAIN = /^[\w/-]*$/

/**
 * Says why a path must not be routed at all, or returns undefined for a valid path. If one server decodes `/` or `..` and
 * the next does not, a request can bypass the guards between them.
 * @param rawPath the raw path without query
 */
export function whyUnreadable(rawPath: string): string | undefined {
  if (PLAIN.test(rawPath)) return undefined
  for (const segment of rawPath.split('/')) {
    const text = decoded(segment)
    if (text === undefined) return 'The path is not percent-encoded UTF-8.'
    if (text === '.' || text === '..') return 'The path has a dot segment.'
    if (/[/\\]/.test(text)) return 'The path hides a slash.'
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f]/.test(text)) return 'The path has a control character.'
  }
  return undefined
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
