/** What a gateway has counted since its start: the sum of a metric, or of those of its samples with these labels. */
export async function counted({ admin }: { admin: string }, metric: string, ...labels: string[]): Promise<number> {
  const text = await (await fetch(`${admin}/metrics`)).text()
  const isMeant = (line: string) => /^\w+/.exec(line)?.[0] === metric && labels.every((label) => line.includes(label))
  const values = text.split('\n').filter(isMeant)
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** How many payments a gateway has been asked to begin, or has begun (`status="2xx"`). */
export const begun = (gateway: { admin: string }, ...labels: string[]): Promise<number> =>
  counted(gateway, 'rota_request_duration_seconds_count', 'operation="orderInitialize"', ...labels)

/** How many cards and commits gateways are sending to the agency. */
export async function chargesUnderWay({ gateways }: { gateways: readonly { admin: string }[] }): Promise<number> {
  const classes = ['pay', 'commit'].map((name) => `class="${name}"`)
  const running = gateways.flatMap((gateway) =>
    classes.map((name) => counted(gateway, 'rota_upstream_running', 'upstream="agency"', name)),
  )
  return (await Promise.all(running)).reduce((sum, count) => sum + count, 0)
}
