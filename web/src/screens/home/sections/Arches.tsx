import type { Schema } from '../../../api/operations.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { BasisText } from '../../../parts/offers/BasisText.tsx'
import { useServiceSpecs } from '../../../parts/offers/service-specs.tsx'
import { Specs } from '../../../parts/offers/Specs.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import { Photo } from '../../../parts/Photo.tsx'
import { PriceText } from '../../../parts/PriceText.tsx'
import type { FilledSection } from '../arrange.ts'
import styles from './arches.module.css'
import { listPath } from './list-path.ts'
import { HomeSection } from './HomeSection.tsx'

/** Services with an upright picture, their measures and price. */
export function Arches({ section, products }: FilledSection) {
  if (products.length === 0) return null
  return (
    <HomeSection section={section} more={listPath(products[0])}>
      <div className={styles.arches}>
        {products.map(({ service }) => (service ? <Arch key={service.id} service={service} /> : null))}
      </div>
    </HomeSection>
  )
}

function Arch({ service }: { service: Schema<'Service'> }) {
  const { slug, name, facts, location, headline, picture, priceBasis, priceFrom, per } = service
  return (
    <article className={styles.entry} data-lift="">
      <div className={styles.arch}>
        <Photo of={picture} alt="" ratio="fill" sail={false} className={styles.picture} />
      </div>
      <h3>
        <a href={usePaths().service(slug)}>
          <LangText of={name} />
        </a>
      </h3>
      <p className="muted">
        <LangText of={location.name} />
        {headline ? (
          <>
            {' · '}
            <LangText of={headline} />
          </>
        ) : null}
      </p>
      <Specs of={useServiceSpecs(facts, true)} />
      {priceFrom ? (
        <PriceText amount={priceFrom} per={<BasisText basis={priceBasis} kind={facts.kind} per={per} />} />
      ) : null}
    </article>
  )
}
