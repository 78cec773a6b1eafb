import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { controlKey, controlKeys } from './control-keys.ts'

describe('the operators’ keys (decision 49.8)', () => {
  test('accepts several named keys, and two keys with one name', () => {
    expect(controlKeys.parse('deniz:key-of-deniz-0001,deniz:key-of-deniz-0002,\n efe:key-of-efe-000001')).toEqual([
      controlKey('key-of-deniz-0001', 'deniz'),
      controlKey('key-of-deniz-0002', 'deniz'),
      controlKey('key-of-efe-000001', 'efe'),
    ])
  })

  test('calls a key without a name "control key", and keeps only its hash', () => {
    const sha256 = hash('sha256', '0123456789abcdef')
    expect(controlKeys.parse('0123456789abcdef')).toEqual([
      { name: 'control key', sha256, scopes: ['partner'], isControl: true },
    ])
  })

  test.each([
    'short',
    'deniz:key-of-15-chars',
    'Deniz:key-of-deniz-0001',
    'deniz deniz:key-of-deniz-0001',
    `${'d'.repeat(33)}:key-of-deniz-0001`,
    ':key-of-deniz-0001',
    'deniz:key-of-deniz-0001,',
    'deniz:key-of-deniz:0001',
    'deniz:key of deniz 0001',
    'deniz:key-of-deniz-0001,efe:key-of-deniz-0001',
  ])('refuses %j without quoting it', (text) => {
    const { success, error } = controlKeys.safeParse(text)
    expect([success, error?.issues.length]).toEqual([false, 1])
    expect(error?.message).not.toMatch(/deniz|short/i)
  })
})
