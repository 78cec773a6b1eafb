import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { formatIso, type CivilDate } from '../../../domain/dates/civil-date.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { idle } from '../../lazy-part.ts'
import type { FirstDay } from './FirstDay.tsx'

/**
 * The first day of a search, sent as `from`: a native field, which needs no scripts. It shows dates in the browser's
 * format, so the site's calendar replaces it once the page is idle, unless the visitor is using it.
 */
export function FirstDayField({ initial }: { initial?: CivilDate | undefined }) {
  const { formatMessage } = useIntl()
  const min = formatIso(useToday())
  const native = useRef<HTMLInputElement>(null)
  const [Calendar, setCalendar] = useState<typeof FirstDay>()
  useEffect(() => {
    const replace = async () => {
      await idle()
      const loaded = await import('./FirstDay.tsx')
      const box = native.current
      if (box && box !== document.activeElement && box.value === box.defaultValue) setCalendar(() => loaded.FirstDay)
    }
    replace().catch(() => undefined)
  }, [])
  return Calendar ? (
    <Calendar initial={initial} />
  ) : (
    <TextField
      ref={native}
      label={formatMessage({ id: 'offers.find.from' })}
      name="from"
      type="date"
      min={min}
      defaultValue={initial === undefined ? '' : formatIso(initial)}
    />
  )
}
