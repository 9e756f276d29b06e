import type { PointedLine } from '../core/outline-target.ts'
import type { Pointer } from './use-outline-drops.ts'

/** Indent of a line of the outline for each block around its own, and of all lines, in rem. */
export const INDENT_REM = { each: 1.1, all: 0.25 }

/**
 * The line of the outline at a pointer. Undefined: there is none.
 *
 * @param isOpen Tells whether blocks in a block have lines of their own.
 */
export function pointedLine(
  outline: HTMLElement,
  { clientX, clientY }: Pointer,
  isOpen: (id: string) => boolean,
): PointedLine | undefined {
  const line = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[role="treeitem"]')
  const id = line?.dataset.id
  if (!line || id === undefined || !outline.contains(line)) return undefined
  const { left, right, top, height } = line.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const start = left + Number.parseFloat(getComputedStyle(line).paddingInlineStart)
  return {
    id,
    y: (clientY - top) / height,
    x: (clientX - start) / (right - start),
    depth: Math.floor(((clientX - left) / rem - INDENT_REM.all) / INDENT_REM.each),
    isOpen: isOpen(id),
  }
}
