import { encodeJson } from './encode-json.ts'

const [COMMA, CLOSE_OBJECT] = [44, 125]

/** Appends a member to the bytes of a JSON object. The object must not be empty, nor have a member of that name. */
export function withMember(bytes: Uint8Array, name: string, value: unknown): Uint8Array {
  const end = bytes.lastIndexOf(CLOSE_OBJECT)
  const member = encodeJson({ [name]: value }).subarray(1)
  const longer = new Uint8Array(end + 1 + member.byteLength)
  longer.set(bytes.subarray(0, end))
  longer[end] = COMMA
  longer.set(member, end + 1)
  return longer
}
