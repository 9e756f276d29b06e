import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { withFootnotes } from './with-footnotes.ts'

const words = (text: string, ...marks: 'code'[]): RichTextNode => ({ kind: 'text', text, marks })
const paragraph = (...children: RichTextNode[]): RichTextNode => ({ kind: 'paragraph', children })
const text = (id: string, ...children: RichTextNode[]) => ({
  blockType: 'richText',
  id,
  content: [paragraph(...children)],
})
const notes = (id: string, ...texts: string[]) => ({
  blockType: 'footnotes',
  id,
  notes: texts.map((note, place) => ({ id: note, text: [paragraph(words(note))], number: place + 1, markIds: [] })),
})
const mark = (note: number, id: string) => ({ kind: 'noteMark', note, id, href: `#note-${note}` })

describe('footnotes', () => {
  it('are led to by the marks in texts, and lead back', () =>
    expect(withFootnotes([text('t', words('Oak[1] and ash[2].')), notes('n', 'a', 'b')])).toMatchObject([
      {
        content: [
          {
            children: [
              { text: 'Oak' },
              mark(1, 'note-mark-1'),
              { text: ' and ash' },
              mark(2, 'note-mark-2'),
              { text: '.' },
            ],
          },
        ],
      },
      { notes: [{ markIds: ['note-mark-1'] }, { markIds: ['note-mark-2'] }] },
    ]))

  it('that are named twice lead back to both places', () =>
    expect(withFootnotes([text('t', words('[1]')), text('u', words('[1]')), notes('n', 'a')])).toMatchObject([
      { content: [{ children: [mark(1, 'note-mark-1')] }] },
      { content: [{ children: [mark(1, 'note-mark-1-2')] }] },
      { notes: [{ markIds: ['note-mark-1', 'note-mark-1-2'] }] },
    ]))

  it('of several blocks are numbered through', () =>
    expect(withFootnotes([text('t', words('[3]')), notes('n', 'a', 'b'), notes('m', 'c')])).toMatchObject([
      { content: [{ children: [mark(3, 'note-mark-3')] }] },
      { notes: [{ number: 1 }, { number: 2 }] },
      { notes: [{ number: 3, markIds: ['note-mark-3'] }] },
    ]))

  it('are not made of numbers without a note, nor of code', () => {
    const blocks = [text('t', words('[0] [9] [x]'), words('list[1]', 'code')), notes('n', 'a')]
    expect(withFootnotes(blocks)).toEqual(blocks)
  })

  it('leave a page without any as it is', () => {
    const blocks = [text('t', words('[1]'))]
    expect(withFootnotes(blocks)).toBe(blocks)
  })

  it('reach blocks inside others, each of which stays one wherever it is named', () => {
    const inner = text('t', words('[1]'))
    const columns: BlockBase & { columns: unknown } = {
      blockType: 'columns',
      id: 'c',
      columns: [{ blocks: [inner] }],
      nested: [inner],
    }
    const shown = { content: [{ children: [mark(1, 'note-mark-1')] }] }
    expect(withFootnotes([columns, notes('n', 'a')])).toMatchObject([
      { columns: [{ blocks: [shown] }], nested: [shown] },
      { notes: [{ markIds: ['note-mark-1'] }] },
    ])
  })
})
