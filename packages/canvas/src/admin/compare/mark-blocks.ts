/** Colour of the line around a block, by its difference. All are told apart by words beside the pages, too. */
const COLOURS: Readonly<Record<string, string>> = {
  changed: '#b26a00',
  moved: '#6b46c1',
  added: '#15803d',
  removed: '#b91c1c',
}

/** A block of a drawn page, and what has become of it. */
export interface MarkedBlock {
  readonly id: string
  readonly change: string
}

/** Draws a line around each block that differs, a thicker one around the chosen one, and brings that into sight. */
export function markBlocks(shown: Document, blocks: readonly MarkedBlock[], chosen: string | undefined): void {
  for (const { id, change } of blocks) {
    for (const element of elementsOf(shown, id)) {
      element.style.outline = `${id === chosen ? 6 : 3}px ${id === chosen ? 'solid' : 'dashed'} ${COLOURS[change] ?? ''}`
      element.style.outlineOffset = '-3px'
    }
  }
  if (chosen !== undefined) elementsOf(shown, chosen)[0]?.scrollIntoView({ block: 'center' })
}

function elementsOf(shown: Document, id: string): readonly HTMLElement[] {
  return [...shown.querySelectorAll<HTMLElement>(`main [data-block="${CSS.escape(id)}"]`)]
}
