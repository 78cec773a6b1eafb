import Vips from 'wasm-vips'
import type { ScalePicture, ScalingJob } from '../../ports/context.ts'

/** Maximum number of pixels of a picture that is decoded, because a small file can hold a huge picture. */
const MOST_PIXELS = 24_000_000

/**
 * Maximum memory of the library, in pages of 64 KiB: the 256 MiB that it reserves at its start. Without the limit, its
 * memory could grow to eight times that and would never shrink. A picture that needs more fails and ends its thread.
 */
const MOST_PAGES = 4096

/** The height of scaled pictures is not limited. By default, the library would limit it to the width. */
const MAX_HEIGHT = 10_000_000

/**
 * Encoding of the result. A photo at quality 80 looks like one at 100 with a third of the bytes. This effort takes the
 * least time.
 */
const WEBP = { Q: 80, effort: 2, keep: 'none' }

/**
 * Loads the function that scales pictures. It runs in WebAssembly, so that a malicious file that breaks the decoder
 * cannot reach other memory (decision 42.9). Orientation and colour profile are applied, because the result does not
 * store them. The function rejects if the state of the library is unknown; its thread must end then.
 */
export async function loadScaler(): Promise<ScalePicture> {
  const vips = await load()
  return async (job) => {
    try {
      return scaled(vips, job)
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error
      // All other errors concern only this picture.
      return undefined
    }
  }
}

function scaled(vips: typeof Vips, { picture, width }: ScalingJob): Uint8Array | undefined {
  // Only the header is read here, not the pixels.
  const original = vips.Image.newFromBuffer(picture)
  const isAnimated = original.getTypeof('n-pages') !== 0 && original.getInt('n-pages') > 1
  const pixels = original.width * original.height
  original.delete()
  if (isAnimated || pixels > MOST_PIXELS) return undefined
  const small = vips.Image.thumbnailBuffer(picture, width, {
    height: MAX_HEIGHT,
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
  const vips = await Vips({
    dynamicLibraries: [],
    preRun: (module: Environment) => (module.ENV['VIPS_WARNING'] = '1'),
  })
  WebAssembly.Memory = Memory
  vips.concurrency(1)
  // Without this, the library keeps the latest pictures in memory.
  vips.Cache.max(0)
  // Decodes only JPEG, PNG and WebP.
  vips.operationBlock('VipsForeignLoad', true)
  for (const format of ['Jpeg', 'Png', 'Webp']) vips.operationBlock(`VipsForeignLoad${format}`, false)
  return vips
}
