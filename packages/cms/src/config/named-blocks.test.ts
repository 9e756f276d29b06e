import type { Block, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { namedBlock, namedBlocksIn } from './named-blocks.ts'

const text: Field = { name: 'text', type: 'text' }
const voices: Block = { slug: 'voices', labels: { singular: 'Voices', plural: 'Voices' }, fields: [text] }
const line = (kind: string) => ({ path: '@vitrine/content/admin#BlockLabel', clientProps: { kind } })

describe('blocks in a form', () => {
  it('have a line of their own, however deep they stand', () => {
    const columns: Block = { slug: 'columns', fields: [{ name: 'first', type: 'blocks', blocks: [voices] }] }
    const layout: Field = { name: 'layout', type: 'blocks', blocks: [columns] }
    const found = namedBlocksIn([{ type: 'tabs', tabs: [{ label: 'Content', fields: [layout] }] }])
    expect(found).toMatchObject([
      {
        tabs: [
          {
            fields: [
              {
                labels: { singular: 'Block' },
                blocks: [
                  {
                    admin: { components: { Label: line('columns') } },
                    fields: [{ blocks: [{ admin: { components: { Label: line('Voices') } } }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ])
  })

  it('are called by their name in each language of the admin', () => {
    const labels = { en: 'Voices', de: 'Stimmen' }
    const block: Block = { ...voices, labels: { singular: labels, plural: labels } }
    expect(namedBlock(block).admin?.components?.Label).toMatchObject({ clientProps: { kind: labels } })
  })

  it('keep what they are called, and a line that they have', () => {
    const own: Block = { ...voices, admin: { components: { Label: '@vitrine/own#Line' } } }
    const labels = { singular: 'Slide', plural: 'Slides' }
    expect(namedBlocksIn([{ name: 'slides', type: 'blocks', labels, blocks: [own] }])).toMatchObject([
      { labels, blocks: [{ admin: { components: { Label: '@vitrine/own#Line' } } }] },
    ])
  })

  it('leave other fields as they are', () => {
    const group: Field = { name: 'meta', type: 'group', fields: [text] }
    expect(namedBlocksIn([text, group])).toEqual([text, group])
  })
})
