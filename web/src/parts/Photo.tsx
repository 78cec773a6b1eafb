import type { ComponentProps } from 'react'
import type { Schema } from '../api/operations.ts'
import { useSite } from '../api/use-site.ts'
import { useText } from '../i18n/use-locale.ts'
import { imageAddress } from '../paths.ts'
import { Picture } from '../ui/surfaces/Picture.tsx'
import { pictureSet } from './picture-set.ts'

type PhotoProps = Omit<ComponentProps<typeof Picture>, 'src' | 'alt' | 'width' | 'height'> & {
  of: Schema<'Image'>
  /** Replaces the record's alternative text; empty when adjacent text says the same. */
  alt?: string
}

/**
 * The approximate width of a picture on the page, by shape, as its `sizes` attribute. Browsers that support `auto`
 * measure lazily loaded pictures instead.
 */
const SIZES = {
  '4:3': '(max-width:767px) 100vw,20rem',
  '16:9': 'min(100vw,40rem)',
  '1:1': '8rem',
  fill: 'min(100vw,45rem)',
}

/**
 * A picture of the agency; URL, size and alternative text come from its record. `first` loads it eagerly. The browser
 * chooses the file by the picture's width on the page. Pass `sizes` if the width does not follow from the shape.
 */
export function Photo({ of: { id, width, height, alt: texts }, alt, sizes, ...rest }: PhotoProps) {
  const { imageBase } = useSite().site
  const { text, ...language } = useText()(texts)
  const alternative = alt === undefined ? { alt: text, ...language } : { alt }
  const src = imageAddress(imageBase, id)
  const srcSet = pictureSet(src)
  const { ratio = '4:3', first } = rest
  const sizesAttribute = sizes ?? SIZES[ratio]
  const sources = srcSet && { sizes: first ? sizesAttribute : `auto, ${sizesAttribute}`, srcSet }
  return <Picture {...rest} {...alternative} {...sources} src={src} width={width} height={height} />
}
