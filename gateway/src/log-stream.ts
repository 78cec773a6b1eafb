/** Bytes of lines that wait for a slow reader; what comes beyond is dropped and counted. */
const MOST_WAITING = 256 * 1024

/** Longest time that the end of a process waits for its log, in milliseconds. */
const END_MS = 1000

/** Where lines of the log go; a reader who is slow or gone holds nothing up (G8). */
export interface LogStream {
  write(line: string): void
  /** Resolves when all is written, or nobody takes it any more. */
  end(): Promise<void>
}

/**
 * Writes lines to a stream without waiting for them. Lines that a full pipe or a full disk does not take are dropped; the
 * next line that gets through is preceded by their number.
 */
export function openLogStream(out: NodeJS.WritableStream & { writableLength: number } = process.stdout): LogStream {
  let dropped = 0
  // Whoever writes is told; a stream without a listener would end the process.
  out.on('error', () => {})

  function put(text: string, lines: number): void {
    const lost = (error?: Error | null) => {
      if (error) dropped += lines
    }
    try {
      out.write(text, lost)
    } catch {
      // A file is written at once, and says so at once when its disk is full.
      dropped += lines
    }
  }

  return {
    write(line) {
      if (out.writableLength > MOST_WAITING) return void dropped++
      const told = dropped
      dropped = 0
      put(told === 0 ? line : tellOf(told) + line, told + 1)
    },
    async end() {
      const written = new Promise<void>((resolve) => void out.write('', () => resolve()))
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, END_MS))])
    },
  }
}

const tellOf = (count: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'log-dropped' })}\n`
