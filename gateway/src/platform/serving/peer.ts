import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Whether an address is one of our own proxies, which are trusted to report the caller's address. */
export type IsFront = (address: string) => boolean

/** Whether a text is an address (`10.0.0.7`) or a network (`10.0.0.0/8`, `fd00::/8`). */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (bits < 0 || rest.length > 0) return false
  return prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/** The proxies that the configuration names; each must be a network. */
export function frontsOf(networks: readonly string[]): IsFront {
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
 * The true address of a caller. Every proxy appends the address of its peer to `X-Forwarded-For`: read from the end,
 * the first address that is not one of our proxies is the caller's. Entries before it are not trustworthy, and neither
 * is `Forwarded`, which our proxies do not write (A17).
 */
export function peerOf({ socket, headers }: IncomingMessage, isFront: IsFront): string {
  let peer = plain(socket.remoteAddress ?? '')
  if (!isFront(peer)) return peer
  const heard = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  while (isFront(peer)) {
    const before = plain(heard.pop()?.trim() ?? '')
    if (isIP(before) === 0) break
    peer = before
  }
  return peer
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const plain = (address: string) => address.toLowerCase().replace(/^::ffff:(?=[0-9.]+$)/, '')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
