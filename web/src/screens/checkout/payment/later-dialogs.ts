import type { ComponentProps } from 'react'
import { later } from '../../../parts/later.ts'
import type { ContractDialog as Contract } from '../contract/ContractDialog.tsx'
import type { FailureNoticeProps } from './FailureNotice.tsx'
import type { PriceDialog as Price } from './price/PriceDialog.tsx'

const failure = () => import('./FailureNotice.tsx').then((module) => module.FailureNotice)
const price = () => import('./price/PriceDialog.tsx').then((module) => module.PriceDialog)
const contract = () => import('../contract/ContractDialog.tsx').then((module) => module.ContractDialog)

/** What the payment step may have to show, not in its first load. Put each into a `Suspense`. */
export const FailureNotice = later<FailureNoticeProps>(failure)
export const PriceDialog = later<ComponentProps<typeof Price>>(price)
export const ContractDialog = later<ComponentProps<typeof Contract>>(contract)

/** Fetches them, so that a connection lost later does not affect them (H5). */
export const fetchDialogs = (): Promise<unknown> => Promise.allSettled([failure(), price(), contract()])
