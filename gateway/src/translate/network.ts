/**
 * The network that the log names in place of an address: of IPv4 its first 24 bits, of IPv6 its first 48, which no person
 * can be told from. Undefined for what is no address.
 */
export function networkForLog(address: string): string | undefined {
  const octets = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (octets !== undefined) return `${octets}.0/24`
  const network = networkOf(address)
  return network === address ? undefined : `${network.split(':').slice(0, 3).join(':')}::/48`
}

/**
 * The network that an address is counted as: of IPv6 its first 64 bits, because a customer line gets at least those and
 * could count anew with every call; everything else as it is.
 */
export function networkOf(address: string): string {
  if (!URL.canParse(`http://[${address}]`)) return address
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
