/** Maximum number of bytes waiting for a slow reader. Lines beyond that are dropped and counted. */
const MOST_WAITING = 256 * 1024

/** How long a process waits for its log before it exits, in milliseconds. */
const END_MS = 1000

/** Where log lines go. A slow or missing reader delays nothing (G8). */
export interface LogStream {
  write(line: string): void
  /** How many lines have been lost since the start. */
  dropped(): number
  /** Resolves when everything is written, or nobody reads any more. */
  end(): Promise<void>
}

/**
 * Writes lines to a stream without waiting. Lines that a full pipe or disk refuses are dropped; the next line that can
 * be written is preceded by their number.
 */
export function openLogStream(out: NodeJS.WritableStream & { writableLength: number } = process.stdout): LogStream {
  /** Lines that no reader was told of yet, and all that were lost. */
  let untold = 0
  let lost = 0
  // Errors are reported to each write. Without this listener they would end the process.
  out.on('error', () => {})

  /** @param told how many of the lines lost before would have been told with this one */
  function lose(told = 0): void {
    untold += told + 1
    lost++
  }

  function put(text: string, told: number): void {
    try {
      out.write(text, (error) => void (error && lose(told)))
    } catch {
      // Files are written synchronously, so a full disk throws here.
      lose(told)
    }
  }

  return {
    write(line) {
      if (out.writableLength > MOST_WAITING) return lose()
      const told = untold
      untold = 0
      put(told === 0 ? line : tellOf(told) + line, told)
    },
    dropped: () => lost,
    async end() {
      const written = new Promise<void>((resolve) => void out.write('', () => resolve()))
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, END_MS))])
    },
  }
}

const tellOf = (count: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'log-dropped' })}\n`
