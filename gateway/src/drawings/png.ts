const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** The checksum of PNG's chunks: CRC-32. */
export function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

/** A PNG of opaque pixels, three bytes each. */
export async function pngOf(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2, 0, 0, 0], 8)
  const packed = await deflated(filtered(pixels, width * 3, height))
  return joined([SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', packed), ...chunk('IEND', new Uint8Array())])
}

/** Each row as its difference from the row above, or from the pixel before, whichever has the smaller differences. */
function filtered(pixels: ArrayLike<number>, stride: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const [from, to] = [y * stride, y * (stride + 1)]
    const value = (index: number) => pixels[from + index] ?? 0
    const before = (index: number) => (index < 3 ? 0 : value(index - 3))
    const above = (index: number) => (y === 0 ? 0 : (pixels[from - stride + index] ?? 0))
    let [left, up] = [0, 0]
    for (let index = 0; index < stride; index++) {
      left += Math.abs(value(index) - before(index))
      up += Math.abs(value(index) - above(index))
    }
    const isUp = up <= left
    rows[to] = isUp ? 2 : 1
    for (let index = 0; index < stride; index++) {
      rows[to + 1 + index] = value(index) - (isUp ? above(index) : before(index))
    }
  }
  return rows
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Length, name and content of a chunk, and the checksum of name and content. */
function chunk(name: string, content: Uint8Array): Uint8Array[] {
  const named = joined([new TextEncoder().encode(name), content])
  return [fourBytes(content.length), named, fourBytes(checksum(named))]
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
