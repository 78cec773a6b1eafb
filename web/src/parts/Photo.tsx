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

/** The approximate width of pictures by shape. Browsers that support `auto` measure pictures that load lazily. */
const SIZES = {
  '4:3': '(max-width:767px) 100vw,20rem',
  '16:9': 'min(100vw,40rem)',
  '1:1': '8rem',
  fill: 'min(100vw,45rem)',
}

/**
 * A picture of the agency: URL, size and alternative text come from the record. `first` loads it eagerly. The browser
 * chooses the file of a photograph by its width on the page, which `sizes` gives if the shape does not.
 */
export function Photo({ of: { id, width, height, alt: texts }, alt, sizes, ...rest }: PhotoProps) {
  const { imageBase } = useSite().site
  const { text, ...spoken } = useText()(texts)
  const alternative = alt === undefined ? { alt: text, ...spoken } : { alt }
  const src = imageAddress(imageBase, id)
  const srcSet = pictureSet(src)
  const { ratio = '4:3', first } = rest
  const shown = sizes ?? SIZES[ratio]
  const set = srcSet && { sizes: first ? shown : `auto, ${shown}`, srcSet }
  return <Picture {...rest} {...alternative} {...set} src={src} width={width} height={height} />
}
