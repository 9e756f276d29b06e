import type { ReactNode } from 'react'

/**
 * Marks where a block begins and ends, in previews. {@link writeBlockMarks} takes the marks out again, so that no element
 * stands between blocks that styles count or lay out.
 */
export function BlockMark({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <template data-block-start={id} />
      {children}
      <template data-block-end="" />
    </>
  )
}

/** A beginning, and the tag that follows it unless it is another mark: a block may draw nothing. */
const START = /<template data-block-start="([^"]*)"><\/template>(<(?!template\b)[a-z][a-z0-9-]*)?/gi

const END = /<template data-block-end=""><\/template>/g

/**
 * Names each block of a preview on its first element: `<section data-block="66f…">`.
 *
 * @param html Markup of a page whose blocks were rendered for a preview.
 */
export function writeBlockMarks(html: string): string {
  return html.replace(START, (_, id: string, tag?: string) => (tag ? `${tag} data-block="${id}"` : '')).replace(END, '')
}
