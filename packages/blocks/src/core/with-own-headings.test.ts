import type { BlockBase, RichTextNode } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { withOwnHeadings } from './with-own-headings.ts'

const heading = (id: string): RichTextNode => ({ kind: 'heading', level: 2, id, children: [] })
const text = (id: string, ...ids: string[]) => ({ blockType: 'richText', id, content: ids.map(heading) })

const idsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'kind' in value && 'id' in value ? [String(value.id)] : Object.values(value).flatMap(idsIn)
}

describe('headings of a page', () => {
  it.each<[string, readonly BlockBase[], readonly string[]]>([
    ['in one text', [text('a', 'light', 'light', 'light')], ['light', 'light-2', 'light-3']],
    ['in several', [text('a', 'light', 'oak'), text('b', 'oak')], ['light', 'oak', 'oak-2']],
    ['beside one that has a number', [text('a', 'light', 'light-2', 'light')], ['light', 'light-2', 'light-3']],
    ['beside an anchor', [text('a', 'light'), { ...text('b'), frame: { anchor: 'light', hidden: [] } }], ['light-2']],
  ])('of the same words %s have ids of their own', (_, blocks, ids) =>
    expect(idsIn(withOwnHeadings(blocks))).toEqual(ids))

  it('inside another block are the same there and among all that is nested', () => {
    const inner = text('inner', 'light')
    const [, columns] = withOwnHeadings([text('a', 'light'), { blockType: 'columns', id: 'c', nested: [inner] }])
    expect(idsIn(columns)).toEqual(['light-2'])
    const row = { blockType: 'columns', id: 'c', columns: [{ blocks: [inner] }], nested: [inner] }
    expect(idsIn(withOwnHeadings([text('a', 'light'), row]))).toEqual(['light', 'light-2', 'light-2'])
  })

  it('stay as they are where all differ', () => {
    const blocks = [text('a', 'light', 'oak')]
    expect(withOwnHeadings(blocks)).toBe(blocks)
  })
})
