import Vips from 'wasm-vips'
import type { ScalePicture, ScalingJob } from '../../ports/context.ts'

/** Most pixels of a picture that is decoded, because a small file can hold a huge picture. */
const MOST_PIXELS = 24_000_000

/**
 * Most memory of the library, in pages of 64 KiB: the 256 MiB that it reserves. It would grow to eight times that and never
 * give it back. What needs more fails, and its thread ends.
 */
const MOST_PAGES = 4096

/** Height is not limited. The default would be the width. */
const ANY_HEIGHT = 10_000_000

/** No difference can be seen in a photo, at a third of the bytes of 100. The effort is the one that costs least time. */
const WEBP = { Q: 80, effort: 2, keep: 'none' }

/**
 * Loads what scales a picture in the memory of its WebAssembly, so that a file made to break the decoder reaches nothing
 * else (decision 42.9). Orientation and colour profile are applied, because they are not kept. It rejects if the library
 * is in no known state any more: its thread must end.
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

/** What the library reads as its environment. */
interface Environment {
  ENV: Record<string, string>
}

async function load(): Promise<typeof Vips> {
  const { Memory } = WebAssembly
  WebAssembly.Memory = class extends Memory {
    constructor(size: WebAssembly.MemoryDescriptor) {
      super({ ...size, maximum: MOST_PAGES })
    }
  }
  // Without those of AVIF, JPEG XL and SVG, and without a line in the log for each row of a picture that ends early.
  const fresh = await Vips({
    dynamicLibraries: [],
    preRun: (module: Environment) => (module.ENV['VIPS_WARNING'] = '1'),
  })
  WebAssembly.Memory = Memory
  fresh.concurrency(1)
  // It keeps the latest pictures otherwise.
  fresh.Cache.max(0)
  fresh.operationBlock('VipsForeignLoad', true)
  for (const format of ['Jpeg', 'Png', 'Webp']) fresh.operationBlock(`VipsForeignLoad${format}`, false)
  return fresh
}
