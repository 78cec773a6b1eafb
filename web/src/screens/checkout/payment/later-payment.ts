import type { ComponentProps } from 'react'
import { later } from '../../../parts/later.ts'
import type { ContractDialog as Contract } from '../contract/ContractDialog.tsx'
import type { FailureNoticeProps } from './FailureNotice.tsx'
import type { PlansProps } from './method/Plans.tsx'
import type { PriceDialog as Price } from './price/PriceDialog.tsx'
import type { RefusalProps } from './Refusal.tsx'

const failure = () => import('./FailureNotice.tsx').then((module) => module.FailureNotice)
const refusal = () => import('./Refusal.tsx').then((module) => module.Refusal)
const price = () => import('./price/PriceDialog.tsx').then((module) => module.PriceDialog)
const plans = () => import('./method/Plans.tsx').then((module) => module.Plans)
const contract = () => import('../contract/ContractDialog.tsx').then((module) => module.ContractDialog)

/** What the payment step may have to show, not in its first load. Put each into a `Suspense`. */
export const FailureNotice = later<FailureNoticeProps>(failure)
export const Refusal = later<RefusalProps>(refusal)
export const Plans = later<PlansProps>(plans)
export const PriceDialog = later<ComponentProps<typeof Price>>(price)
export const ContractDialog = later<ComponentProps<typeof Contract>>(contract)

/** Fetches them, so that a connection lost later does not affect them (H5). */
export const fetchLaterPayment = (): Promise<unknown> =>
  Promise.allSettled([failure(), refusal(), price(), plans(), contract()])
