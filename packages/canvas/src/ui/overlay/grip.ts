import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/set-custom-native-drag-preview'
import { CARRIED_TYPE } from '../../core/carried.ts'
import { word } from '../words.ts'

/** Block that a grip drags. */
export interface GripBlock {
  readonly id: string
  readonly title: string
}

/** Where a grip is shown: at the selected block, or at the one under the pointer. */
type GripPlace = 'hover' | 'selected'

/** The place of a grip in the shadow root of the overlay. */
export function gripSlot(place: GripPlace): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), { name: `grip-${place}` })
}

/**
 * A handle that drags a block. It is a child of the overlay itself and shown in a slot of its shadow root: a drag that
 * begins within a shadow root is reported as that of its host, which is no handle.
 */
export function createGrip(
  place: GripPlace,
  by: {
    readonly block: () => GripBlock | undefined
    readonly begin: (id: string) => void
    readonly end: () => void
  },
): HTMLElement {
  // No name that styles of a page are for. Arranging by keyboard is the toolbar's, so nobody misses it there.
  const grip = document.createElement('vitrine-grip')
  grip.slot = `grip-${place}`
  grip.ariaHidden = 'true'
  grip.title = word({ en: 'Drag to another place', de: 'An eine andere Stelle ziehen' })
  draggable({
    element: grip,
    canDrag: () => by.block() !== undefined,
    getInitialDataForExternal: () => ({ [CARRIED_TYPE]: '' }),
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        render: ({ container }) => container.append(chip(by.block()?.title ?? '')),
      }),
    onDragStart() {
      const block = by.block()
      if (block) by.begin(block.id)
    },
    onDrop: () => by.end(),
  })
  return grip
}

/** Follows the pointer. It stands outside of the overlay for a moment, so its styles are its own. */
function chip(title: string): HTMLElement {
  const element = document.createElement('div')
  element.textContent = title
  Object.assign(element.style, {
    maxInlineSize: '16rem',
    padding: '6px 10px',
    borderRadius: '6px',
    background: '#1d1e22',
    color: '#fff',
    font: '500 13px/1.3 system-ui, sans-serif',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  } satisfies Partial<CSSStyleDeclaration>)
  return element
}
