import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Whether an address is one of the configured proxies, which are trusted to report the caller's address. */
export type IsTrustedProxy = (address: string) => boolean

/** Whether a text is an address (`10.0.0.7`) or a network (`10.0.0.0/8`, `fd00::/8`). */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...excess] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (bits < 0 || excess.length > 0) return false
  return prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/** Returns the check for trusted proxies from their addresses and networks. */
export function trustedProxies(networks: readonly string[]): IsTrustedProxy {
  if (networks.length === 0) return () => false
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * The true address of a caller. Every proxy appends the address of its peer to `X-Forwarded-For`. So the caller is the
 * last address there that is not a trusted proxy. Earlier entries cannot be trusted, and neither can the header
 * `Forwarded`, which the proxies do not write (A17).
 */
export function peerOf({ socket, headers }: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  let peer = normalized(socket.remoteAddress ?? '')
  if (!isTrustedProxy(peer)) return peer
  const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  while (isTrustedProxy(peer)) {
    const previous = normalized(forwardedFor.pop()?.trim() ?? '')
    if (isIP(previous) === 0) break
    peer = previous
  }
  return peer
}

/** Converts an IPv4-mapped IPv6 address to IPv4, and letters to lower case. */
const normalized = (address: string) => address.toLowerCase().replace(/^::ffff:(?=[0-9.]+$)/, '')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
