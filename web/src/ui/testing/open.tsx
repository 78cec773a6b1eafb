import { createRoot } from 'react-dom/client'
import '../tokens.css'
import '../base.css'
import { ButtonStates } from './ButtonStates.tsx'
import { FieldStates } from './FieldStates.tsx'
import { OverlayStates } from './OverlayStates.tsx'
import { SearchStates } from './SearchStates.tsx'
import { SurfaceStates } from './SurfaceStates.tsx'

/**
 * The component page: every component of `ui` in every state, without a shop around it. Tests look at it in all
 * palettes; `npm run components -w @rota/web` shows it while components are changed. No build of the storefront
 * contains it.
 */
const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <main className="page">
    <h1>Components</h1>
    <ButtonStates />
    <FieldStates />
    <SearchStates />
    <SurfaceStates />
    <OverlayStates />
  </main>,
)
