const CLOSE_OBJECT = 125

const utf8 = new TextEncoder()

/** Appends a member to the bytes of a JSON object. The object must not be empty, nor have a member of that name. */
export function withMember(bytes: Uint8Array, name: string, value: unknown): Uint8Array {
  const end = bytes.lastIndexOf(CLOSE_OBJECT)
  const member = `,${JSON.stringify({ [name]: value }).slice(1)}`
  // A UTF-16 unit takes three bytes at most.
  const longer = new Uint8Array(end + 3 * member.length)
  longer.set(bytes.subarray(0, end))
  const { written } = utf8.encodeInto(member, longer.subarray(end))
  return longer.subarray(0, end + written)
}
