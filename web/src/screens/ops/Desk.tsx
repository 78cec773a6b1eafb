import { useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Cases } from './Cases.tsx'
import { readAll, type Access, type DeskData } from './ops-call.ts'
import { Switches } from './switches/Switches.tsx'
import styles from './ops.module.css'

type DeskProps = { access: Access; first: DeskData; onClose: () => void }

/**
 * What an operator's key opens: with the key of a site its cases and switches, with a control key, which belongs to no
 * site, the switches only.
 */
export function Desk({ access, first, onClose }: DeskProps) {
  const [{ cases, switches }, setData] = useState(first)
  const [isStale, setIsStale] = useState(false)
  const read = async () => {
    try {
      setData(await readAll(access))
      setIsStale(false)
    } catch {
      setIsStale(true)
    }
  }
  return (
    <>
      <div className={`row between ${styles.bar}`}>
        <output className="strong">
          {cases && cases.cases.length > 0 ? (
            <FormattedMessage id="ops.count" values={{ count: cases.cases.length }} />
          ) : null}
        </output>
        <div className="row">
          <Button kind="soft" size="s" onClick={() => void read()}>
            <FormattedMessage id="ops.refresh" />
          </Button>
          <Button kind="quiet" size="s" onClick={onClose}>
            <FormattedMessage id="ops.leave" />
          </Button>
        </div>
      </div>
      {isStale ? (
        <Notice tone="warn" role="alert">
          <FormattedMessage id="ops.stale" />
        </Notice>
      ) : null}
      {cases ? <Cases access={access} data={cases} onSettled={() => void read()} /> : null}
      <Switches access={access} data={switches} onSet={(next) => setData((data) => ({ ...data, switches: next }))} />
    </>
  )
}
