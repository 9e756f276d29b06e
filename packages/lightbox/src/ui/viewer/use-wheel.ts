import { useEffect, useRef, type WheelEvent } from 'react'
import { useController, useEventCallback, useNavigationState, useRTL } from 'yet-another-react-lightbox'
import { beginsGesture } from '../../core/motion.ts'

/** One gesture of the wheel moves one item, however long it goes on. */
export function useWheel(): void {
  const { subscribeSensors, prev, next } = useController()
  const { prevDisabled, nextDisabled } = useNavigationState()
  const isRTL = useRTL()
  const last = useRef<number>(undefined)
  const handle = useEventCallback((event: WheelEvent) => {
    // With Control it zooms; over what scrolls it scrolls that.
    if (event.ctrlKey || (event.target as Element).closest('[data-scrolls]')) return
    event.stopPropagation()
    const begins = beginsGesture(last.current, event.timeStamp)
    last.current = event.timeStamp
    if (!begins) return
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const way = isSideways ? event.deltaX * (isRTL ? -1 : 1) : event.deltaY
    if (way > 0 && !nextDisabled) next()
    if (way < 0 && !prevDisabled) prev()
  })
  useEffect(() => subscribeSensors('onWheel', handle), [subscribeSensors, handle])
}
