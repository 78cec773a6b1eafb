import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation, useSearch } from '../../address.ts'
import { onSlowPage } from '../../api/slow-page.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Seconds until the visitor is redirected home (decision 43.6). */
const COUNTDOWN_SECONDS = 10

type NoFlightsProps = {
  /** Whether the search form is open, which stops the countdown. */
  isEditing: boolean
  /** Opens the search form. */
  onStay: () => void
}

/**
 * The no-flights message with a countdown that can be stopped: visitors who stay can change the dates (decision 43.6).
 * Once a card covers the page, because the home page takes long, staying is not offered: nobody could see or press it.
 */
export function NoFlights({ isEditing, onStay }: NoFlightsProps) {
  const { formatMessage } = useIntl()
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const home = usePaths().home()
  const [left, setLeft] = useState(COUNTDOWN_SECONDS)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => onSlowPage(setCovered), [])
  const [stays, setStays] = useState(isEditing)
  if (isEditing && !stays) setStays(true)
  // The countdown belongs to the clock, and ends when the visitor stays.
  useEffect(() => {
    if (stays) return undefined
    const end = Date.now() + COUNTDOWN_SECONDS * 1_000
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1_000)
      setLeft(Math.max(0, seconds))
      if (seconds > 0) return
      clearInterval(timer)
      navigate(home)
    }, 1_000)
    return () => clearInterval(timer)
  }, [stays, navigate, home])
  useEffect(() => {
    // Staying supersedes a home page that is still loading.
    if (stays && left === 0) navigate(`${pathname}?${search}`, { replace: true })
  }, [stays, left, navigate, pathname, search])
  return (
    <div role="alert">
      <EmptyState
        picture={<NothingFound />}
        title={formatMessage({ id: 'flightPage.none' })}
        action={
          <>
            {isCovered ? null : (
              <Button onClick={onStay}>
                <FormattedMessage id="flightPage.none.stay" />
              </Button>
            )}
            <CallButton icon="s" />
          </>
        }
      >
        {stays ? (
          <FormattedMessage id="flightPage.none.change" />
        ) : (
          <span aria-live="off">
            <FormattedMessage id="flightPage.none.leaving" values={{ seconds: left }} />
          </span>
        )}
      </EmptyState>
    </div>
  )
}
