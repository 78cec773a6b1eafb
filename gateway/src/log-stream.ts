/** Maximum number of bytes waiting for a slow reader. Lines beyond that are dropped and counted. */
const MOST_WAITING = 256 * 1024

/** How long a process waits for its log before it exits, in milliseconds. */
const END_MS = 1000

/** Where log lines go. A slow or missing reader delays nothing (G8). */
export interface LogStream {
  write(line: string): void
  /** Resolves when everything is written, or nobody reads any more. */
  end(): Promise<void>
}

/**
 * Writes lines to a stream without waiting. Lines that a full pipe or disk refuses are dropped; the next line that can
 * be written is preceded by their number.
 */
export function openLogStream(out: NodeJS.WritableStream & { writableLength: number } = process.stdout): LogStream {
  let dropped = 0
  // Errors are reported to each write. Without this listener they would end the process.
  out.on('error', () => {})

  function put(text: string, lines: number): void {
    const lost = (error?: Error | null) => {
      if (error) dropped += lines
    }
    try {
      out.write(text, lost)
    } catch {
      // Files are written synchronously, so a full disk throws here.
      dropped += lines
    }
  }

  return {
    write(line) {
      if (out.writableLength > MOST_WAITING) return void dropped++
      const missing = dropped
      dropped = 0
      put(missing === 0 ? line : tellOf(missing) + line, missing + 1)
    },
    async end() {
      const written = new Promise<void>((resolve) => void out.write('', () => resolve()))
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, END_MS))])
    },
  }
}

const tellOf = (count: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'log-dropped' })}\n`
