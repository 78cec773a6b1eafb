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
