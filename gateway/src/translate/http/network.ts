/**
 * The network logged instead of an address: the first 24 bits of IPv4 or 48 bits of IPv6, which do not identify a
 * person. Undefined for an invalid address.
 */
export function networkForLog(address: string): string | undefined {
  const octets = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (octets !== undefined) return `${octets}.0/24`
  const network = networkOf(address)
  return network === address ? undefined : `${network.split(':').slice(0, 3).join(':')}::/48`
}

/**
 * The network by which limits count an address: the first 64 bits of IPv6, because a customer gets at least a /64 and
 * could use a new address for every call. Others are unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
