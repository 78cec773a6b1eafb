/** Maximum number of bytes waiting for a slow reader. Lines beyond that are dropped and counted. */
const MOST_WAITING = 256 * 1024

/** How long an exiting process waits for its log to be written, in milliseconds. */
const END_TIMEOUT_MS = 1000

/** Where log lines go. A slow or missing reader delays nothing (G8). */
export interface LogStream {
  write(line: string): void
  /** How many lines have been lost since the start. */
  dropped(): number
  /** Resolves when everything is written, or nobody reads any more. */
  end(): Promise<void>
}

/**
 * Writes lines to a stream without waiting. Lines that a full pipe or disk refuses are dropped. A `log-dropped` line with
 * their number precedes the next line that can be written.
 */
export function openLogStream(out: NodeJS.WritableStream & { writableLength: number } = process.stdout): LogStream {
  /** Lost lines that no `log-dropped` line has reported yet. */
  let unreported = 0
  /** All lost lines. */
  let lost = 0
  // The callback of each write handles its error. Without this listener, an error would end the process.
  out.on('error', () => {})

  /** @param notReported number of earlier losses, if the `log-dropped` line that reports them was lost as well */
  function lose(notReported = 0): void {
    unreported += notReported + 1
    lost++
  }

  /** @param reported number of earlier losses that a `log-dropped` line in `text` reports */
  function writeOrLose(text: string, reported: number): void {
    try {
      out.write(text, (error) => void (error && lose(reported)))
    } catch {
      // Files are written synchronously, so a full disk throws here.
      lose(reported)
    }
  }

  return {
    write(line) {
      if (out.writableLength > MOST_WAITING) return lose()
      const reported = unreported
      unreported = 0
      writeOrLose(reported === 0 ? line : droppedLine(reported) + line, reported)
    },
    dropped: () => lost,
    async end() {
      const written = new Promise<void>((resolve) => void out.write('', () => resolve()))
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, END_TIMEOUT_MS))])
    },
  }
}

const droppedLine = (count: number) =>
  `${JSON.stringify({ level: 40, time: new Date().toISOString(), count, msg: 'log-dropped' })}\n`
