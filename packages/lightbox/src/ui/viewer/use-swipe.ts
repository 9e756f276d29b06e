import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useController, useEventCallback, useNavigationState, useRTL } from 'yet-another-react-lightbox'
import { swiped } from '../../core/motion.ts'
import { useGallery } from './context.ts'
import { useRoot } from './use-root.ts'

/** Pixels after which a press is a pull and no click. */
const PULL_PX = 8

/** Share of a drag that an item follows where there is no other one beyond it. */
const RESISTANCE = 0.3

/** Elements that do not start a drag. */
const NOT_DRAGGABLE = 'button, a, video, audio, iframe, input, [data-scrolls], .lightbox__caption, .lightbox__provider'

/** Places of the open lightbox that belong to no item. */
const BESIDE = '.yarl__slide, .yarl__slide_wrapper, .yarl__container, .lightbox__item, .lightbox__stage'

/** Items follow the finger or the mouse along the path; far and fast enough they give way. A click beside them closes. */
export function useSwipe(): void {
  const { settings, zoom } = useGallery()
  const { subscribeSensors, containerRef, prev, next, close } = useController()
  const { prevDisabled, nextDisabled } = useNavigationState()
  const isRTL = useRTL()
  const start = useRef<{ id: number; x: number; y: number; ms: number; pulled: number } | undefined>(undefined)
  const wasPulled = useRef(false)

  const drag = (px: number | undefined) => {
    const container = containerRef.current
    container?.toggleAttribute('data-dragging', px !== undefined)
    container?.style.setProperty('--lightbox-drag', `${px ?? 0}px`)
  }
  /** Positive towards the item before. */
  const along = (event: PointerEvent, from: { x: number; y: number }) => {
    const [x, y] = [(event.clientX - from.x) * (isRTL ? -1 : 1), event.clientY - from.y]
    return settings.path === 'vertical' ? [y, x] : [x, y]
  }
  const down = useEventCallback((event: PointerEvent) => {
    wasPulled.current = false
    const isOther = start.current !== undefined || event.button !== 0
    start.current = undefined
    drag(undefined)
    if (isOther || (zoom.current?.zoom ?? 1) > 1 || (event.target as Element).closest(NOT_DRAGGABLE)) return
    start.current = { id: event.pointerId, x: event.clientX, y: event.clientY, ms: event.timeStamp, pulled: 0 }
  })
  const move = useEventCallback((event: PointerEvent) => {
    const from = start.current
    if (!from || from.id !== event.pointerId) return
    const [way = 0, across = 0] = along(event, from)
    if (from.pulled === 0 && (Math.abs(way) < PULL_PX || Math.abs(way) < Math.abs(across))) return
    from.pulled = way
    wasPulled.current = true
    const isEnd = way > 0 ? prevDisabled : nextDisabled
    drag(way * (isEnd ? RESISTANCE : 1) * (isRTL && settings.path === 'horizontal' ? -1 : 1))
  })
  const up = useEventCallback((event: PointerEvent) => {
    const from = start.current
    if (!from || from.id !== event.pointerId) return
    start.current = undefined
    drag(undefined)
    if (from.pulled === 0 || event.type === 'pointercancel') return
    const where = swiped(from.pulled, event.timeStamp - from.ms)
    if (where === 'previous' && !prevDisabled) prev()
    if (where === 'next' && !nextDisabled) next()
  })
  useEffect(() => {
    const ends = [
      subscribeSensors('onPointerDown', down),
      subscribeSensors('onPointerMove', move),
      subscribeSensors('onPointerUp', up),
      subscribeSensors('onPointerCancel', up),
      subscribeSensors('onPointerLeave', up),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [subscribeSensors, down, move, up])

  const click = useEventCallback((event: globalThis.MouseEvent) => {
    if (wasPulled.current || !(event.target as Element).matches(BESIDE)) return
    const neighbour = neighbourAt(event)
    if (neighbour === -1) prev()
    else if (neighbour === 1) next()
    else close()
  })
  useRoot((root, signal) => root.addEventListener('click', click, { signal }))
}

/** Neighbour of the shown item at a point: neighbours cannot be clicked themselves. */
function neighbourAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): number {
  const point = { x: clientX, y: clientY }
  const stage = document.querySelector('.lightbox__stage')?.getBoundingClientRect()
  // Beyond the stage images go on, unseen.
  if (!stage || !isIn(stage, point)) return 0
  for (const image of document.querySelectorAll<HTMLElement>('.lightbox__slide[inert] img')) {
    if (!isIn(image.getBoundingClientRect(), point)) continue
    return Number(image.closest<HTMLElement>('.lightbox__slide')?.dataset.offset)
  }
  return 0
}

function isIn({ left, right, top, bottom }: DOMRect, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}
