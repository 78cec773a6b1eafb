import { lazy, Suspense, type ComponentProps } from 'react'

const load = () => import('./Gallery.tsx')

/** The code is loaded when the first photo is opened. */
const Gallery = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The `Gallery`, without its code in the first load; renders nothing while no photo is open. */
export const LazyGallery = (props: ComponentProps<typeof Gallery>) =>
  props.photo === undefined ? null : (
    <Suspense>
      <Gallery {...props} />
    </Suspense>
  )
