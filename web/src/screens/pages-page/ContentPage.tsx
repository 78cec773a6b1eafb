import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { contentHeadings } from '../../domain/content/content.ts'
import { useFormats, useLocale, usePaths, useText } from '../../i18n/use-locale.ts'
import { Content } from '../../parts/content/Content.tsx'
import { Cover } from '../../parts/gallery/Cover.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { PageBreadcrumbs } from '../../parts/PageBreadcrumbs.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Contents } from './Contents.tsx'
import styles from './ContentPage.module.css'
import { hasBlanks, pageBlocks } from './page-blocks.ts'
import { Related } from './Related.tsx'

/** A page to read: picture or heading, table of contents, text, and products that belong to it. */
export function ContentPage({ page }: { page: Schema<'ContentPage'> }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const locale = useLocale()
  const { imageBase } = useSite().site
  const choose = useText()
  const { title, body, format, picture, version, subject } = page
  const { text, lang, dir } = choose(body)
  const blocks = pageBlocks(text, format, imageBase)
  const headings = contentHeadings(blocks).filter(({ level }) => level === 2)
  const name = choose(title).text
  const steps = [
    { id: 'pages', link: <a href={paths.pages()}>{formatMessage({ id: 'pages.title' })}</a> },
    { id: 'page', link: <LangText of={title} /> },
  ]
  const heading = (
    <h1>
      <LangText of={title} />
    </h1>
  )
  return (
    <div className="page">
      <PageTitle text={name} />
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs steps={steps} />
      </div>
      {picture ? (
        <Cover pictures={[picture]} name={name}>
          {heading}
        </Cover>
      ) : (
        <div className={styles.title}>{heading}</div>
      )}
      <div className={styles.columns}>
        <Contents headings={headings} lang={lang} dir={dir} />
        <article className={styles.text}>
          {lang === locale ? null : (
            <Notice icon="globe">
              <FormattedMessage id="page.untranslated" />
            </Notice>
          )}
          {hasBlanks(text) ? (
            <Notice icon="info">
              <FormattedMessage id="page.blanks" />
            </Notice>
          ) : null}
          <div lang={lang} dir={dir}>
            <Content blocks={blocks} />
          </div>
          <Version of={version} />
        </article>
      </div>
      {subject ? <Related to={subject} /> : null}
    </div>
  )
}

/** "As of 15.01.2026", if the version is a date. */
function Version({ of: version = '' }: { of: string | undefined }) {
  const { dateLong } = useFormats()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) return null
  return (
    <p className="small muted nums">
      <FormattedMessage id="page.version" values={{ date: dateLong(Number(version.replaceAll('-', ''))) }} />
    </p>
  )
}
