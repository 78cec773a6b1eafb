import type { ComponentProps } from 'react'
import { lazyPart } from '../../../parts/lazy-part.ts'
import type { ContractDialog as Contract } from '../contract/ContractDialog.tsx'
import type { FailureNoticeProps } from './FailureNotice.tsx'
import type { PlansProps } from './method/Plans.tsx'
import type { PriceDialog as Price } from './price/PriceDialog.tsx'
import type { RefusalProps } from './Refusal.tsx'

const notices = () => import('./notices.ts')
const plans = () => import('./method/Plans.tsx').then((module) => module.Plans)
const contract = () => import('../contract/ContractDialog.tsx').then((module) => module.ContractDialog)

/** Parts that the payment step shows only sometimes, loaded after it. Put each into a `Suspense`. */
export const FailureNotice = lazyPart<FailureNoticeProps>(async () => (await notices()).FailureNotice)
export const PriceDialog = lazyPart<ComponentProps<typeof Price>>(async () => (await notices()).PriceDialog)
export const Refusal = lazyPart<RefusalProps>(async () => (await notices()).Refusal)
export const Plans = lazyPart<PlansProps>(plans)
export const ContractDialog = lazyPart<ComponentProps<typeof Contract>>(contract)

/** Fetches the code of these parts, so that they work when the connection is lost (H5). */
export const fetchLazyPayment = (): Promise<unknown> => Promise.allSettled([notices(), plans(), contract()])
