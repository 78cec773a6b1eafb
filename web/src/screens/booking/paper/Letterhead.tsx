import { Fragment } from 'react'
import { useSite } from '../../../api/use-site.ts'
import styles from './Letterhead.module.css'

/** Whose paper it is: the agency's name, its licence and how to reach it. */
export function Letterhead() {
  const { name, elements, callcenter } = useSite().site
  return (
    <div>
      <b className={styles.seller}>{name}</b>
      <p className="small soft">
        {[elements.tursab?.text, callcenter.number, callcenter.email].filter(Boolean).map((it, at) => (
          <Fragment key={it}>
            {at > 0 ? ' · ' : null}
            <bdi className="nowrap">{it}</bdi>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

/** The head of a printed page, whose header with the logo is not printed. */
export function PrintHead() {
  return (
    <div className={styles.printed}>
      <Letterhead />
    </div>
  )
}
