// The notices of a payment in one file, because each alone is small and all are fetched together.
export { FailureNotice } from './FailureNotice.tsx'
export { PriceDialog } from './price/PriceDialog.tsx'
export { Refusal } from './Refusal.tsx'
