import { isBlockOf } from '@vitrine/kit/block'
import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import { replaced } from '../../core/replaced.ts'
import { walkBlocks } from '../../core/walk.ts'
import { type FootnotesBlock, footnotes } from './footnotes.block.ts'

/** A mark as it is written in a text. */
const MARK = /\[(\d{1,4})\]/g

/** Id of the element that shows a note. */
export const noteId = (note: number) => `note-${note}`

/** Id of the mark that leads to a note for the first, second, … time. */
const markId = (note: number, time: number) => (time === 1 ? `note-mark-${note}` : `note-mark-${note}-${time}`)

/**
 * Connects the marks in the texts of a page with its footnotes: `[3]` leads to the third note, and that one back. The notes
 * of several blocks are numbered through.
 *
 * @returns The same blocks where there are no footnotes. A mark without its note stays as it is written.
 */
export function withFootnotes(blocks: readonly BlockBase[]): readonly BlockBase[] {
  const lists = [...walkBlocks(blocks)].filter((block) => isBlockOf(footnotes, block))
  const count = lists.reduce((sum, { notes }) => sum + notes.length, 0)
  if (count === 0) return blocks
  const times = new Map<number, number>()
  const marked = replaced(blocks, (value) => (isText(value) ? marksIn(value, count, times) : undefined))
  let before = 0
  return replaced(marked, (value) => {
    if (!isFootnotes(value)) return undefined
    const first = before
    before += value.notes.length
    return [numbered(value, first, times)]
  })
}

/** Parts of a text with its marks as nodes; undefined for a text without one. */
function marksIn(node: TextNode, count: number, times: Map<number, number>): readonly RichTextNode[] | undefined {
  if (node.marks.includes('code')) return undefined
  const parts: RichTextNode[] = []
  let from = 0
  for (const { 0: written, 1: digits, index } of node.text.matchAll(MARK)) {
    const note = Number(digits)
    if (note < 1 || note > count) continue
    const time = (times.get(note) ?? 0) + 1
    times.set(note, time)
    if (index > from) parts.push({ ...node, text: node.text.slice(from, index) })
    parts.push({ kind: 'noteMark', note, id: markId(note, time), href: `#${noteId(note)}` })
    from = index + written.length
  }
  if (parts.length === 0) return undefined
  return from < node.text.length ? [...parts, { ...node, text: node.text.slice(from) }] : parts
}

function numbered(block: FootnotesBlock, before: number, times: ReadonlyMap<number, number>): FootnotesBlock {
  const notes = block.notes.map((note, place) => {
    const number = before + place + 1
    const markIds = Array.from({ length: times.get(number) ?? 0 }, (_, time) => markId(number, time + 1))
    return { ...note, number, markIds }
  })
  return { ...block, notes }
}

type TextNode = Extract<RichTextNode, { readonly kind: 'text' }>

function isText(value: object): value is TextNode {
  return 'kind' in value && value.kind === 'text' && 'marks' in value && Array.isArray(value.marks)
}

function isFootnotes(value: object): value is FootnotesBlock {
  return 'blockType' in value && value.blockType === footnotes.name
}
