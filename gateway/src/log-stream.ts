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
  /** Lost lines that no `log-dropped` has counted yet. */
  let uncounted = 0
  /** All lost lines. */
  let lost = 0
  // Errors are reported to each write. Without this listener they would end the process.
  out.on('error', () => {})

  /** @param counted how many earlier losses the `log-dropped` before this line would have counted */
  function lose(counted = 0): void {
    uncounted += counted + 1
    lost++
  }

  function put(text: string, counted: number): void {
    try {
      out.write(text, (error) => void (error && lose(counted)))
    } catch {
      // Files are written synchronously, so a full disk throws here.
      lose(counted)
    }
  }

  return {
    write(line) {
      if (out.writableLength > MOST_WAITING) return lose()
      const counted = uncounted
      uncounted = 0
      put(counted === 0 ? line : droppedLine(counted) + line, counted)
    },
    dropped: () => lost,
    async end() {
      const written = new Promise<void>((resolve) => void out.write('', () => resolve()))
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, END_MS))])
    },
  }
}

const droppedLine = (count: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'log-dropped' })}\n`
