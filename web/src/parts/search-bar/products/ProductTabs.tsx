import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useSite } from '../../../api/use-site.ts'
import { usePaths, useText } from '../../../i18n/use-locale.ts'
import { TabLinks } from '../../../ui/navigation/TabLinks.tsx'
import { PRODUCTS } from '../../products.ts'
import { rememberProduct } from './last-product.ts'

type ProductTabsProps = {
  chosen: string | undefined
  hasForm: (key: string) => boolean
}

/** The products that the site sells (decision 35.9), each with its form or a link to its list. */
export function ProductTabs({ chosen, hasForm }: ProductTabsProps) {
  const { formatMessage } = useIntl()
  const { nav } = useSite()
  const paths = usePaths()
  const text = useText()
  // A navigation may have other entries, such as deals.
  const products = nav.flatMap((entry) => {
    const product = PRODUCTS[entry.key]
    return product ? [{ ...entry, ...product }] : []
  })
  if (products.length < 2) return null
  const tabs = products.map(({ key, title, path, icon, tab }) => {
    const href = hasForm(key) ? paths.home(`tab=${tab}`) : paths.entry(path)
    const { text: label, lang } = text(title)
    const onFollow = () => rememberProduct(key)
    return { id: key, label, lang, icon, href, current: key === chosen, onFollow }
  })
  return <TabLinks label={formatMessage({ id: 'search.products' })} tabs={tabs} />
}
