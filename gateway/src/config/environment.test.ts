import { expect, test } from 'vitest'
import { environment } from './environment.ts'

const { PURGE_HEADER, OTEL_EXPORTER_OTLP_HEADERS } = environment.shape

test.each([
  ['Fastly-Key: secret', ['fastly-key', 'secret']],
  ['authorization:Bearer a.b-c', ['authorization', 'Bearer a.b-c']],
])('parses the header %j', (text, header) => {
  expect(PURGE_HEADER.parse(text)).toEqual(header)
})

test.each(['secret', 'Fastly-Key:', ': secret', 'a: b\r\nc: d', 'a b: c', 'a: \u00e9'])(
  'refuses %j as a header',
  (text) => {
    const { error } = PURGE_HEADER.safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['must be a header, such as Fastly-Key: …'])
  },
)

test('parses the headers for a collector, with percent-encoded values', () => {
  const headers = OTEL_EXPORTER_OTLP_HEADERS.parse('Authorization=Basic%20abc%3D, x-tenant = 7')
  expect(headers).toEqual({ authorization: 'Basic abc=', 'x-tenant': '7' })
  expect(OTEL_EXPORTER_OTLP_HEADERS.parse(undefined)).toEqual({})
})

test.each(['secret', 'a=', '=secret', 'a=secret,', 'a=%zz', 'a=secret%0d%0ab', 'a b=secret'])(
  'refuses %j as headers for a collector, without quoting them',
  (text) => {
    const { error } = OTEL_EXPORTER_OTLP_HEADERS.safeParse(text)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'must be headers, such as authorization=Basic%20…,x-tenant=…',
    ])
  },
)
