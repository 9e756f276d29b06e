import type { ReactNode } from 'react'
import { useHoverZoom } from './use-hover-zoom.ts'
import { useKeys } from './use-keys.ts'
import { useQuietControls } from './use-quiet-controls.ts'
import { useSwipe } from './use-swipe.ts'
import { useUserPause } from './use-user-pause.ts'
import { useWheel } from './use-wheel.ts'

/** What the open gallery does beyond what its library does; it shows nothing. */
export function Behaviour(): ReactNode {
  useKeys()
  useWheel()
  useSwipe()
  useUserPause()
  useQuietControls()
  useHoverZoom()
  return null
}
