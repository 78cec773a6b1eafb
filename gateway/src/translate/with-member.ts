const CLOSE_OBJECT = 125

const utf8 = new TextEncoder()

const BLOCK_SIZE = 65_536
/**
 * Maximum size of a result in a block, in bytes. Larger results get memory of their own, so that a block serves
 * several.
 */
const MAX_IN_BLOCK = 16_384

let block = new Uint8Array(BLOCK_SIZE)
let blockUsed = 0

/** Appends a member to the bytes of a JSON object. The object must not be empty, nor have a member of that name. */
export function withMember(bytes: Uint8Array, name: string, value: unknown): Uint8Array {
  const end = bytes.lastIndexOf(CLOSE_OBJECT)
  const member = `,${JSON.stringify({ [name]: value }).slice(1)}`
  // A UTF-16 unit takes three bytes at most.
  const extended = allocate(end + 3 * member.length)
  extended.set(bytes.subarray(0, end))
  const { written } = utf8.encodeInto(member, extended.subarray(end))
  return extended.subarray(0, end + written)
}

/** Unused memory of this size. Small pieces are cut from blocks, because V8 takes longer to allocate than to copy. */
function allocate(size: number): Uint8Array {
  if (size > MAX_IN_BLOCK) return new Uint8Array(size)
  if (blockUsed + size > BLOCK_SIZE) {
    block = new Uint8Array(BLOCK_SIZE)
    blockUsed = 0
  }
  blockUsed += size
  return block.subarray(blockUsed - size, blockUsed)
}
