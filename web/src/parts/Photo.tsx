import type { ComponentProps } from 'react'
import type { Schema } from '../api/operations.ts'
import { useSite } from '../api/use-site.ts'
import { useText } from '../i18n/use-locale.ts'
import { imageAddress } from '../paths.ts'
import { Picture } from '../ui/surfaces/Picture.tsx'

type PhotoProps = Omit<ComponentProps<typeof Picture>, 'src' | 'alt' | 'width' | 'height'> & {
  of: Schema<'Image'>
  /** Replaces the record's alternative text; empty when adjacent text says the same. */
  alt?: string
}

/** A picture of the agency: URL, size and alternative text come from the record. `first` loads it eagerly. */
export function Photo({ of: { id, width, height, alt: texts }, alt, ...rest }: PhotoProps) {
  const { imageBase } = useSite().site
  const { text, ...spoken } = useText()(texts)
  const said = alt === undefined ? { alt: text, ...spoken } : { alt }
  return <Picture {...rest} {...said} src={imageAddress(imageBase, id)} width={width} height={height} />
}
