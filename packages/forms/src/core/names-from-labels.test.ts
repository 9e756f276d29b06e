import { describe, expect, it } from 'vitest'
import { withNames } from './names-from-labels.ts'

const names = (...blocks: object[]) => withNames(blocks).map(({ name }) => name)

describe('the name of a field', () => {
  it('is made from its label when it has none', () =>
    expect(
      names(
        { blockType: 'text', label: 'Your Name?' },
        { blockType: 'text', label: 'Größe in cm' },
        { blockType: 'text', label: '2nd address' },
        { blockType: 'text', label: 'お名前' },
        { blockType: 'text', label: 'Kept', name: 'own' },
      ),
    ).toEqual(['your-name', 'grosse-in-cm', 'nd-address', 'field', 'own']))
  it('is one that no other field has, in groups neither', () => {
    const group = { blockType: 'group', heading: 'G', fields: [{ blockType: 'text', label: 'A' }] }
    const [first, inGroup, last] = withNames([
      { blockType: 'text', label: 'A' },
      group,
      { blockType: 'text', label: 'a', name: ' ' },
    ])
    expect([first?.name, (inGroup?.fields as { name: string }[])[0]?.name, last?.name]).toEqual(['a', 'a-2', 'a-3'])
  })
  it('is nothing that steps, groups and buttons need', () =>
    expect(names({ blockType: 'step', title: 'S' }, { blockType: 'submit', label: 'Go' })).toEqual([
      undefined,
      undefined,
    ]))
})
