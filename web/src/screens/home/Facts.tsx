import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { LangText } from '../../parts/LangText.tsx'
import { useOpeningHours } from '../../parts/call-centre/use-opening-hours.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { FilledSection } from './arrange.ts'
import styles from './home.module.css'
import { HomeSection } from './sections/HomeSection.tsx'

/** Four facts about this shop: those in its record, or those that are true of every shop. */
export function Facts({ section }: FilledSection) {
  const { steps } = section
  if (!steps) return <UsualFacts />
  return (
    <HomeSection section={section}>
      <div className={styles.facts}>
        {steps.map(({ label, title, text }, at) => (
          <div key={at}>
            {label ? <LangText of={label} as="b" className={styles.sign} /> : null}
            <h3>
              <LangText of={title} />
            </h3>
            {text ? <LangText of={text} as="p" /> : null}
          </div>
        ))}
      </div>
    </HomeSection>
  )
}

function UsualFacts() {
  const { name, callcenter } = useSite().site
  const { number } = callcenter
  const { words, zone } = useOpeningHours()
  const hours = (
    <bdi key="hours" className={styles.hours}>
      {words}
    </bdi>
  )
  const [hoursId, zoneId] = number
    ? ['home.fact.phone.hours', 'home.fact.phone.hours.zone']
    : ['layout.hours', 'layout.hours.zone']
  const facts = [
    {
      icon: number ? 'phone' : 'user',
      title: 'home.fact.phone',
      text: words ? (
        <FormattedMessage id={zone ? zoneId : hoursId} values={{ hours, zone: <bdi key="zone">{zone}</bdi> }} />
      ) : (
        <span className={number ? 'ltr' : undefined}>{number ?? name}</span>
      ),
    },
    { icon: 'tag', title: 'home.fact.total', text: <FormattedMessage id="home.fact.total.text" /> },
    { icon: 'later', title: 'home.fact.cancel', text: <FormattedMessage id="home.fact.cancel.text" /> },
    { icon: 'card', title: 'home.fact.card', text: <FormattedMessage id="home.fact.card.text" /> },
  ] as const
  return (
    <section className={`section ${styles.facts}`}>
      {facts.map(({ icon, title, text }) => (
        <div key={title}>
          <Icon name={icon} size="l" />
          <h3>
            <FormattedMessage id={title} />
          </h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}
