import type { ComponentProps } from 'react'
import { useSite } from '../api/use-site.ts'
import { Picture } from '../ui/surfaces/Picture.tsx'
import { Photo } from './Photo.tsx'

const FILES = import.meta.glob<string>('../pictures/themes/*.svg', { eager: true, query: '?url', import: 'default' })

type ThemePictureProps = Omit<ComponentProps<typeof Picture>, 'src' | 'alt' | 'width' | 'height'> & {
  /** Key of the theme. */
  of: string
}

/**
 * The picture of a theme: the site's own, or a drawing of the storefront (decision 44.9). Its name stands beside it.
 */
export function ThemePicture({ of, ...rest }: ThemePictureProps) {
  const own = useSite().site.brand?.themes?.find(({ key }) => key === of)
  if (own) return <Photo {...rest} of={own.picture} alt="" />
  return <Picture {...rest} src={FILES[`../pictures/themes/${of}.svg`] ?? ''} alt="" width={1600} height={1200} />
}
