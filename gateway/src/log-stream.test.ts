import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openLogStream } from './log-stream.ts'

/** A stream that reads only when `read` is called. */
function slowReader() {
  const lines: string[] = []
  let waiting: (() => void)[] = []
  const out = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      waiting.push(() => {
        lines.push(...text.split('\n').filter(Boolean))
        done()
      })
    },
  })
  return {
    out,
    lines,
    read: async () => {
      while (waiting.length > 0) {
        const pending = waiting
        waiting = []
        pending.forEach((accept) => accept())
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('G8 buffers at most 256 KiB for a reader that stops, and reports the dropped lines when it reads again', async () => {
  const { out, lines, read } = slowReader()
  const log = openLogStream(out)
  for (let i = 0; i < 1000; i++) log.write(`${'x'.repeat(1023)}\n`)
  expect(out.writableLength).toBeLessThan(300 * 1024)
  await read()
  const writtenCount = lines.length
  log.write('after\n')
  await read()
  expect(JSON.parse(lines[writtenCount] ?? '')).toMatchObject({ msg: 'log-dropped', count: 1000 - writtenCount })
  expect(lines.at(-1)).toBe('after')
  expect(lines).toHaveLength(writtenCount + 2)
  expect(log.dropped()).toBe(1000 - writtenCount)
})

test('G8 survives a full disk, and reports the dropped lines when there is room again', async () => {
  const lines: string[] = []
  let isFull = true
  const out = new Writable({
    autoDestroy: false,
    decodeStrings: false,
    write(text: string, _encoding, done) {
      if (!isFull) lines.push(...text.split('\n').filter(Boolean))
      done(isFull ? new Error('ENOSPC') : null)
    },
  })
  out.write = ((text: string, done: (error?: Error | null) => void) => {
    out._write(text, 'utf8', done)
    return true
  }) as typeof out.write
  const log = openLogStream(out)
  log.write('a\n')
  log.write('b\n')
  isFull = false
  log.write('c\n')
  await log.end()
  expect(lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { count: number }).count : line))).toEqual([
    2,
    'c',
  ])
  expect(log.dropped()).toBe(2)
})
