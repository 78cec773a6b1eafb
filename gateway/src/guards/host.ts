import type { Place, Site } from '../ports/site.ts'
import type { Config } from '../ports/config.ts'
import { Problem } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'

/** Maximum length of a `Host` header: a name of 253 characters, a trailing dot and a port. */
const MAX_LENGTH = 261
const HOST = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?(?::[0-9]{1,5})?$/
const ABSOLUTE_FORM = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)(.*)$/is
const LOOPBACK = new Set(['127.0.0.1', '[::1]'])

/**
 * Finds the site of a request by its canonical host name. Throws 400 `bad-host` if the name is missing, repeated or
 * invalid, and 421 `unknown-site` if no site has it.
 */
export function placeOf(caller: Caller, config: Config): Place {
  const lines = caller.lines('host')
  const name = lines.length === 1 ? canonicalHost(lines[0] ?? '') : undefined
  if (name === undefined) throw new Problem('bad-host')
  const { path, search } = splitTarget(caller.target, name)
  const { hostname, base } = partsOf(config.paymentOrigin)
  const isPaymentOrigin = name === hostname && path.startsWith(`${base}/`) && (base !== '' || !isSite(config, name))
  return {
    site: isPaymentOrigin ? siteBehind(config, name) : siteNamed(config, name),
    isPaymentOrigin,
    path: isPaymentOrigin ? path.slice(base.length) : path,
    search,
  }
}

/** Caches the last `Host` header and its canonical name, because most requests of a process name the same host. */
let lastHeader: { line: string; name: string | undefined } = { line: '', name: undefined }

/** Host name in lower case, without port and trailing dot, or undefined if invalid. */
export function canonicalHost(line: string): string | undefined {
  if (line !== lastHeader.line) lastHeader = { line, name: nameIn(line) }
  return lastHeader.name
}

const nameIn = (line: string) => (line.length <= MAX_LENGTH ? HOST.exec(line.toLowerCase())?.[1] : undefined)

/**
 * Splits a request target. Throws 400 `bad-host` if an absolute-form target names another host than the header (A5).
 */
function splitTarget(target: string, name: string): { path: string; search: string } {
  const absolute = target.startsWith('/') ? null : ABSOLUTE_FORM.exec(target)
  if (absolute && canonicalHost(absolute[1] ?? '') !== name) throw new Problem('bad-host')
  const local = (absolute ? absolute[2] : target) || '/'
  const query = local.indexOf('?')
  return query === -1 ? { path: local, search: '' } : { path: local.slice(0, query) || '/', search: local.slice(query) }
}

const isSite = (config: Config, name: string) => Object.hasOwn(config.sites, name)

function siteNamed(config: Config, name: string): Site {
  const host = LOOPBACK.has(name) && config.defaultSite !== undefined ? config.defaultSite : name
  const record = isSite(config, host) ? config.sites[host] : undefined
  if (record === undefined) throw new Problem('unknown-site')
  const cached = builtSites.get(record)
  const isUpToDate = cached?.name === name && cached.built.host === host && cached.publicUrl === config.publicUrl
  if (isUpToDate) return cached.built
  const built: Site = { ...record, host, origin: originOf(config, name) }
  builtSites.set(record, { name, publicUrl: config.publicUrl, built })
  return built
}

/** Caches the site built last for each record, because nearly all requests for a record name the same host. */
const builtSites = new WeakMap<object, { name: string; publicUrl: string; built: Site }>()

/**
 * The site that a payment origin belongs to: the one whose host name is a suffix of the origin's (`pay.site.example`
 * belongs to `site.example`), or else the only configured site.
 */
function siteBehind(config: Config, name: string): Site {
  const hosts = Object.keys(config.sites)
  const extended = hosts.filter((host) => host === name || name.endsWith(`.${host}`))
  const host = extended.toSorted((a, b) => b.length - a.length)[0] ?? config.defaultSite ?? hosts[0]
  if (host === undefined || (extended.length === 0 && hosts.length > 1)) throw new Problem('unknown-site')
  return siteNamed(config, host)
}

function originOf(config: Config, name: string): string {
  const { protocol, port } = partsOf(config.publicUrl)
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`
}

interface UrlParts {
  protocol: string
  hostname: string
  port: string
  /** The path without a trailing slash. */
  base: string
}

const parsedUrls = new Map<string, UrlParts>()

/** A parsed URL of the configuration, cached so that it is not parsed for every request. */
function partsOf(address: string): UrlParts {
  const parts = parsedUrls.get(address)
  if (parts !== undefined) return parts
  const { protocol, hostname, port, pathname } = new URL(address)
  const parsed = { protocol, hostname, port, base: pathname.replace(/\/$/, '') }
  parsedUrls.set(address, parsed)
  return parsed
}
