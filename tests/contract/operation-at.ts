/** The operation of a call to an upstream; the tables list concrete paths before templated ones. */
export function operationAt<Row extends { method: string; path: string }>(
  operations: Readonly<Record<string, Row>>,
  method: string,
  path: string,
): Row | undefined {
  const segments = path.split('/')
  const fits = (row: Row) => {
    const parts = row.path.split('/')
    return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i])
  }
  return Object.values(operations).find((row) => row.method === method && fits(row))
}
