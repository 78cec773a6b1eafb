import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Context } from '../../ports/context.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import { problemOfCall } from '../failure.ts'

/** Maximum size of a picture in bytes; a larger one does not belong on a page. */
const LIMIT = 5 * 1024 * 1024
/** Maximum length of the URL of a provider's picture in the contract. */
const LONGEST_URL = 500
/** Deadlines in milliseconds. */
const DEADLINES = { connect: 500, firstByte: 3000, total: 8000 }

const TYPES = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'])
const IMAGE_ID = /^(?!\.)[A-Za-z0-9._-]{1,80}$/

/** An SVG may contain scripts and links. As an image it cannot use them; opened as a page, this policy blocks them. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves a picture of the site's own account from the image host, and 404 for other accounts. The picture of an id
 * never changes.
 */
export async function imageOf(
  context: Context,
  request: { site: Site; account: string; imageId: string; signal: AbortSignalLike },
): Promise<WireAnswer> {
  const { site, account, imageId, signal } = request
  if (account !== site.account || !IMAGE_ID.test(imageId)) throw new Problem('not-found')
  const url = `${context.config.imagesUrl}/web/site${site.account}/${encodeURIComponent(imageId)}.png`
  return pictureAt(context, url, account, signal)
}

/**
 * Serves a picture of the provider by its URL. Only the provider's own host and those in `PROVIDER_MEDIA` are allowed,
 * others are 404. Pages load nothing from other origins, so the picture goes through the gateway.
 */
export async function providerImageOf(
  context: Context,
  { site, url, signal }: { site: Site; url: string; signal: AbortSignalLike },
): Promise<WireAnswer> {
  const { provider, providerMedia = [] } = context.config
  const origins = [...(provider === undefined ? [] : [new URL(provider.url).origin]), ...providerMedia]
  if (url.length > LONGEST_URL || !URL.canParse(url)) throw new Problem('not-found')
  const { href, origin, username, password, hash } = new URL(url)
  // With fragments, caches would keep the same picture under many URLs.
  if (hash !== '') throw new Problem('not-found')
  if (!origins.includes(origin) || username !== '' || password !== '') throw new Problem('not-found')
  return pictureAt(context, href, site.account, signal)
}

async function pictureAt(context: Context, url: string, account: string, signal: AbortSignalLike): Promise<WireAnswer> {
  const answer = await fetchImage(context, url, account, signal)
  if (answer.status === 404) throw new Problem('not-found')
  const type = typeOf(answer)
  if (type === undefined) throw new Problem('upstream-broken')
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(type === 'image/svg+xml' ? { 'content-security-policy': SVG_POLICY } : {}),
    },
    bytes: answer.bytes,
  }
}

/** The media type of a picture, undefined if the response is no usable picture. */
function typeOf({ status, headers }: WireAnswer): string | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  // Compressed bytes would be cached for a year as a broken picture.
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  return status === 200 && TYPES.has(type) && isPlain ? type : undefined
}

async function fetchImage(
  context: Context,
  url: string,
  account: string,
  signal: AbortSignalLike,
): Promise<WireAnswer> {
  try {
    return await context.platform.call({
      pool: { upstream: 'images', class: 'catalogue', account },
      method: 'GET',
      url,
      headers: { accept: [...TYPES].join(', ') },
      deadlines: DEADLINES,
      limit: LIMIT,
      signal,
      // A host that refuses every picture, or sends pages in their place, has to raise an alert.
      isUsable: (answer) => answer.status === 404 || typeOf(answer) !== undefined,
    })
  } catch (error) {
    throw error instanceof CallError ? problemOfCall(error) : error
  }
}
