import { expect, test } from 'vitest'
import { planGroups } from './bank-plans.ts'

const lira = (value: number) => ({ value, currency: 'try' }) as const
const plan = (num: number, total: number) => ({ num, monthly: lira(total / num), total: lira(total) })
const [once, three, dear] = [plan(1, 90), plan(3, 90), plan(3, 96)]

test('groups the banks that have identical plans', () => {
  const banks = [
    { bank: 'Garanti', family: 'Bonus', options: [once, three] },
    { bank: 'Yapı Kredi', family: 'World', options: [once, dear] },
    { bank: 'Denizbank', options: [once, three] },
  ]
  expect(planGroups(banks)).toEqual([
    { names: ['Garanti Bonus', 'Denizbank'], options: [once, three] },
    { names: ['Yapı Kredi World'], options: [once, dear] },
  ])
})
