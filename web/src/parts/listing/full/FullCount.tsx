import type { ReactNode } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { focusCount } from '../ListHead.tsx'
import type { Missing } from './lists.ts'

/** "The first 100 of 250 results", and how to get the others if they do not come by themselves (decision 36.14). */
export function FullCount({ missing: { page, load } }: { missing: Missing }) {
  const button = (words: ReactNode) => (
    <button
      type="button"
      className="link"
      onClick={() => {
        load?.()
        // The button disappears while the others are read.
        focusCount()
      }}
    >
      {words}
    </button>
  )
  return (
    <>
      <FormattedMessage id="listing.first" values={{ read: page.records.length, total: page.stats.totalRecord }} />{' '}
      {load ? <FormattedMessage id="listing.rest" values={{ load: button }} /> : null}
    </>
  )
}
