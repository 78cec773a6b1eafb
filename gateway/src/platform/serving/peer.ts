import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Whether an address is one of our own fronts, whose word about the caller is taken. */
export type IsFront = (address: string) => boolean

/** Whether a text names an address (`10.0.0.7`) or a network (`10.0.0.0/8`, `fd00::/8`). */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (bits < 0 || rest.length > 0) return false
  return prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

/** The fronts that the configuration names; each must be a network. */
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
 * The true peer of a request. Every front appends whom it heard from to `X-Forwarded-For`: read from the end, the first
 * who is no front of ours is the caller. What stands before was written by somebody nobody knows, `Forwarded` by nobody
 * whom we asked to (A17).
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

/** An IPv4 address that came over an IPv6 socket is still one of IPv4. */
const plain = (address: string) => address.toLowerCase().replace(/^::ffff:(?=[0-9.]+$)/, '')

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
