import { lazy, Suspense, type ComponentProps } from 'react'

const load = () => import('./Gallery.tsx')

/** The view of single pictures, loaded on the first press. */
const Gallery = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The gallery as soon as a photo is open. */
export const LaterGallery = (props: ComponentProps<typeof Gallery>) =>
  props.photo === undefined ? null : (
    <Suspense>
      <Gallery {...props} />
    </Suspense>
  )
