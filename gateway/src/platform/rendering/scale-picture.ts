import Vips from 'wasm-vips'
import type { ScalePicture, ScalingJob } from '../../ports/context.ts'

/** Maximum number of pixels of a picture that is decoded, because a small file can hold a huge picture. */
const MOST_PIXELS = 24_000_000

/**
 * Maximum memory of the library, in pages of 64 KiB: the 256 MiB that it reserves. It would grow to eight times that
 * and never give it back. A picture that needs more fails, and its thread ends.
 */
const MOST_PAGES = 4096

/** The height is not limited. The default limit would be the width. */
const ANY_HEIGHT = 10_000_000

/**
 * A photo at quality 80 looks like one at 100, in a third of the bytes. The effort is the one that takes least time.
 */
const WEBP = { Q: 80, effort: 2, keep: 'none' }

/**
 * Loads what scales a picture in the memory of its WebAssembly, so that a file made to break the decoder reaches
 * nothing else (decision 42.9). Orientation and colour profile are applied, because they are not kept. Scaling rejects
 * if the state of the library is unknown: its thread must end.
 */
export async function loadScaler(): Promise<ScalePicture> {
  const vips = await load()
  return async (job) => {
    try {
      return scaled(vips, job)
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error
      // Everything else is the picture's fault.
      return undefined
    }
  }
}

function scaled(vips: typeof Vips, { picture, width }: ScalingJob): Uint8Array | undefined {
  // Reads the header only.
  const original = vips.Image.newFromBuffer(picture)
  const isMoving = original.getTypeof('n-pages') !== 0 && original.getInt('n-pages') > 1
  const pixels = original.width * original.height
  original.delete()
  if (isMoving || pixels > MOST_PIXELS) return undefined
  const small = vips.Image.thumbnailBuffer(picture, width, {
    height: ANY_HEIGHT,
    size: 'down',
    output_profile: 'srgb',
  })
  try {
    return small.writeToBuffer('.webp', WEBP)
  } finally {
    small.delete()
  }
}

/** The part of the library's module in which it reads its environment variables. */
interface Environment {
  ENV: Record<string, string>
}

async function load(): Promise<typeof Vips> {
  const { Memory } = WebAssembly
  // The library has no option for the size of its memory, so the constructor that it calls sets it.
  WebAssembly.Memory = class extends Memory {
    constructor(size: WebAssembly.MemoryDescriptor) {
      super({ ...size, maximum: MOST_PAGES })
    }
  }
  // `dynamicLibraries` leaves out AVIF, JPEG XL and SVG; VIPS_WARNING avoids a log line for each missing row of a
  // truncated picture.
  const fresh = await Vips({
    dynamicLibraries: [],
    preRun: (module: Environment) => (module.ENV['VIPS_WARNING'] = '1'),
  })
  WebAssembly.Memory = Memory
  fresh.concurrency(1)
  // Otherwise it keeps the latest pictures in memory.
  fresh.Cache.max(0)
  fresh.operationBlock('VipsForeignLoad', true)
  for (const format of ['Jpeg', 'Png', 'Webp']) fresh.operationBlock(`VipsForeignLoad${format}`, false)
  return fresh
}
