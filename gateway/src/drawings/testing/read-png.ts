import { inflateSync } from 'node:zlib'
import { checksum } from '../png.ts'

type Pixels = { width: number; height: number; at: (x: number, y: number) => number[] }

/** Reads a PNG of this room: 8 bits per channel without opacity, filters 1 and 2. Throws if a checksum is wrong. */
export function readPng(bytes: Uint8Array): Pixels {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < bytes.length;) {
    const length = view.getUint32(at)
    const named = bytes.subarray(at + 4, at + 8 + length)
    if (checksum(named) !== view.getUint32(at + 8 + length)) throw new Error('wrong checksum')
    chunks.set(new TextDecoder().decode(named.subarray(0, 4)), named.subarray(4))
    at += length + 12
  }
  const header = chunks.get('IHDR') ?? new Uint8Array(13)
  const sizes = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const [width, height] = [sizes.getUint32(0), sizes.getUint32(4)]
  const rows = inflateSync(chunks.get('IDAT') ?? new Uint8Array())
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const start = y * (width * 3 + 1)
    for (let index = 0; index < width * 3; index++) {
      const to = y * width * 3 + index
      const before = rows[start] === 2 ? (pixels[to - width * 3] ?? 0) : index < 3 ? 0 : (pixels[to - 3] ?? 0)
      pixels[to] = (rows[start + 1 + index] ?? 0) + before
    }
  }
  return { width, height, at: (x, y) => [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)] }
}
