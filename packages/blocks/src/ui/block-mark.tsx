import type { ReactNode } from 'react'

/**
 * Marks where a block begins and ends, in previews. {@link writeBlockMarks} takes the marks out again, so that no element
 * stands between blocks that styles count or lay out.
 */
export function BlockMark(props: {
  readonly id: string
  /** Slug of the global that says how the block is drawn. */
  readonly settings?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const { id, settings, children } = props
  return (
    <>
      <template data-block-start={id} data-block-settings={settings} />
      {children}
      <template data-block-end="" />
    </>
  )
}

/** Marks where the blocks of an empty list would stand, in previews: an editor may drop one there. */
export function EmptyListMark(): ReactNode {
  return <template data-empty-list="" />
}

/** A beginning, and the tag that follows it unless it is another mark: a block may draw nothing. */
const START =
  /<template data-block-start="([^"]*)"(?: data-block-settings="([^"]*)")?><\/template>(<(?!template\b)[a-z][a-z0-9-]*)?/gi

const EMPTY = /<template data-empty-list=""><\/template>/g

/** A tag, and marks of empty lists that are the first in its element. */
const OF_EMPTY = /(<[a-z][a-z0-9-]*(?:\s[^<>]*)?)>(?:<template data-empty-list=""><\/template>)+/gi

const END = /<template data-block-end=""><\/template>/g

/**
 * Names each block of a preview on its first element: `<section data-block="66f…">`, and the settings that draw it, as
 * `data-settings="blog"`. The element of a list without blocks is marked as one: `<div data-empty-list>`.
 *
 * @param html Markup of a page whose blocks were rendered for a preview.
 */
export function writeBlockMarks(html: string): string {
  const lists = html.replace(OF_EMPTY, '$1 data-empty-list="">').replace(EMPTY, '')
  return lists
    .replace(START, (_, id: string, settings?: string, tag?: string) =>
      tag ? `${tag} data-block="${id}"${settings === undefined ? '' : ` data-settings="${settings}"`}` : '',
    )
    .replace(END, '')
}

/** Any mark, with the id of the block that begins there. */
const MARK = /<template data-block-(?:start="([^"]*)"(?: data-block-settings="[^"]*")?|end="")><\/template>/g

/**
 * Takes a page apart at the blocks that stand in no other, and names all of them as {@link writeBlockMarks} does.
 *
 * @returns The outer blocks in their order, and the markup around them: one text more than there are blocks.
 */
export function splitAtBlocks(html: string): {
  readonly between: readonly string[]
  readonly parts: readonly { readonly id: string; readonly html: string }[]
} {
  const between: string[] = []
  const parts: { id: string; html: string }[] = []
  let depth = 0
  let begin = 0
  let id = ''
  for (const { 0: mark, 1: started, index } of html.matchAll(MARK)) {
    if (started !== undefined) {
      if (depth === 0) {
        between.push(html.slice(begin, index))
        ;[begin, id] = [index, started]
      }
      depth += 1
    } else {
      depth -= 1
      if (depth > 0) continue
      const end = index + mark.length
      parts.push({ id, html: writeBlockMarks(html.slice(begin, end)) })
      begin = end
    }
  }
  return { between: [...between, html.slice(begin)], parts }
}
