import { type DragEvent, useState } from 'react'

interface DropHandlers {
  readonly onDragEnter?: (event: DragEvent) => void
  readonly onDragOver?: (event: DragEvent) => void
  readonly onDragLeave?: (event: DragEvent) => void
  readonly onDrop?: (event: DragEvent) => void
}

/** Takes files that are dropped anywhere on an element. @returns Handlers of that element, and true while files are over it. */
export function useDroppedFiles(
  isOn: boolean,
  take: (files: readonly File[]) => void,
): { readonly isOver: boolean; readonly handlers: DropHandlers } {
  /** Elements inside it that the pointer has entered and not left. */
  const [depth, setDepth] = useState(0)
  if (!isOn) return { isOver: false, handlers: {} }
  const ofFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handle(event)
  }
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: ofFiles(() => setDepth((entered) => entered + 1)),
      onDragLeave: ofFiles(() => setDepth((entered) => Math.max(0, entered - 1))),
      onDragOver: ofFiles(() => {}),
      onDrop: ofFiles(({ dataTransfer }) => {
        setDepth(0)
        take([...dataTransfer.files])
      }),
    },
  }
}
