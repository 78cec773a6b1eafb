import { Fragment } from 'react'
import { useSite } from '../../../api/use-site.ts'
import { CompanyFacts } from '../../../parts/contact/CompanyFacts.tsx'
import styles from './Letterhead.module.css'

/** The seller: the agency's name, its licence, how to reach it, and the company behind it. */
export function Letterhead() {
  const { name, elements, callcenter, legal } = useSite().site
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
      {legal ? (
        <p className="small soft">
          <CompanyFacts />
        </p>
      ) : null}
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
