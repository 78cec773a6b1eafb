/** A sample of Prometheus' text format. */
export interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

/** Reads metrics as Prometheus does. Throws on a line that is no sample. */
export function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name, inner = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) throw new Error(`No sample: ${line}`)
    const labels = Object.fromEntries(
      Array.from(inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g), ([, label = '', labelValue = '']) => [
        label,
        labelValue,
      ]),
    )
    return { name, labels, value: Number(value) }
  })
}

/** The sum of the samples with these labels, among others. */
export const sumOf = (samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number =>
  samples
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0)
