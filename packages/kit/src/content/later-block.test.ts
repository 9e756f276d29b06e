import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { defineBlock } from '../core/define-block.ts'
import { field } from '../core/fields/build.ts'
import { blockForm } from './block-form.ts'
import { withLaterVersions } from './later-block.ts'

const words = (text: string) => ({ en: text, de: text })

const note = {
  name: 'note',
  label: words('Note'),
  group: 'Text',
  drawing: [],
  fields: {
    words: field.text({ label: words('Words') }),
    link: field.text({ label: words('Link'), shownWhen: { words: 'more' } }),
  },
} as const

/** Names of the fields that the form of a block shows while it holds this. */
function shown(fields: readonly Field[], stored: object): readonly unknown[] {
  const asked = { blockData: {}, operation: 'update' as const, path: [], user: null }
  const isShown = ({ admin }: Field) => admin?.condition?.({}, stored, asked) ?? true
  return fields.filter(isShown).map((field) => ('name' in field ? field.name : field.type))
}

describe('the form of a block', () => {
  const { fields } = withLaterVersions(blockForm(defineBlock(note)))
  it('is as it was declared while the program knows the version', () => {
    expect(shown(fields, { words: 'more' })).toEqual(['blockVersion', 'words', 'link'])
    expect(shown(fields, { blockVersion: 1 })).toEqual(['blockVersion', 'words'])
  })
  it('says that a block is of a later version, and has nothing else to fill in', () => {
    expect(shown(fields, { blockVersion: 2, words: 'more' })).toEqual(['group', 'blockVersion'])
    const [notice] = fields
    expect(notice?.admin).toHaveProperty(
      'description.en',
      expect.stringMatching(/^A later version .* stays as it is\.$/),
    )
  })
  it('knows the versions that the declaration leads to', () => {
    const renamed = defineBlock({ ...note, upgrades: [({ text, ...block }) => ({ ...block, words: text })] })
    const { fields } = withLaterVersions(blockForm(renamed))
    expect(shown(fields, { blockVersion: 2 })).toEqual(['blockVersion', 'words'])
    expect(shown(fields, { blockVersion: 3 })).toEqual(['group', 'blockVersion'])
  })
})
