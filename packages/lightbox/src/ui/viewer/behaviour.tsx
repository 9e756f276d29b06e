import type { ReactNode } from 'react'
import { useHoverZoom } from './use-hover-zoom.ts'
import { useKeys } from './use-keys.ts'
import { useQuietControls } from './use-quiet-controls.ts'
import { useSwipe } from './use-swipe.ts'
import { useUserPause } from './use-user-pause.ts'
import { useWheel } from './use-wheel.ts'

/** Behaviour that the library lacks: keys, wheel, swiping. Renders nothing. */
export function Behaviour(): ReactNode {
  useKeys()
  useWheel()
  useSwipe()
  useUserPause()
  useQuietControls()
  useHoverZoom()
  return null
}
