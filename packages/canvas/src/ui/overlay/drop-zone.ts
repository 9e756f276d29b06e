import { dropTargetForExternal } from '@atlaskit/pragmatic-drag-and-drop/adapter/drop-target-for-external'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { autoScrollWindowForExternal } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/external'
import { CARRIED_TYPE, type DropOffer } from '../../core/carried.ts'
import { type DropTarget, dropTargetAt } from '../../core/drop-target.ts'
import type { Intent } from '../../core/messages.ts'
import { drawnPage } from './drawn-page.ts'
import { createDropLine } from './drop-line.ts'

/** The page as a place to drop what the admin says is dragged, whether the drag began here or beside the page. */
export interface DropZone {
  readonly element: HTMLElement
  /** @param offer Undefined: nothing is dragged. */
  show(offer: DropOffer | undefined): void
  /** Follows what stands elsewhere on the page than before. */
  redraw(): void
}

export function createDropZone(send: (intent: Intent) => void): DropZone {
  const line = createDropLine()
  let offer: DropOffer | undefined
  let target: DropTarget | undefined
  let pointer: Pointer | undefined

  const look = () => {
    const point = pointer && { x: pointer.clientX + scrollX, y: pointer.clientY + scrollY }
    target = offer && point ? dropTargetAt(offer, point, drawnPage(offer.lists)) : undefined
    line.place(target)
  }
  const leave = () => {
    pointer = undefined
    look()
  }
  const follow = ({ location }: { readonly location: { readonly current: { readonly input: Pointer } } }) => {
    pointer = location.current.input
    look()
  }
  const drop = (event: Parameters<typeof follow>[0]) => {
    follow(event)
    if (offer && target) send({ do: 'drop', key: offer.key, list: target.list, before: target.before })
    leave()
  }
  const element = document.documentElement
  const events = { element, onDragEnter: follow, onDrag: follow, onDragLeave: leave, onDrop: drop }
  dropTargetForElements(events)
  dropTargetForExternal({
    ...events,
    canDrop: ({ source }) => source.types.includes(CARRIED_TYPE),
    getDropEffect: () => 'move',
  })
  autoScrollWindowForElements()
  autoScrollWindowForExternal({ canScroll: ({ source }) => source.types.includes(CARRIED_TYPE) })
  return {
    element: line.element,
    show(next) {
      offer = next
      look()
    },
    redraw: look,
  }
}

interface Pointer {
  readonly clientX: number
  readonly clientY: number
}
