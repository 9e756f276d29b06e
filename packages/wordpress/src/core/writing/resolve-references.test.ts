import { describe, expect, it } from 'vitest'
import type { PlanKey } from '../plan/plan.ts'
import { resolveReferences } from './resolve-references.ts'

const ids: Partial<Record<PlanKey, number>> = { 'item:1': 11, 'item:2': 22 }
const targets = {
  id: (key: PlanKey) => ids[key],
  address: ({ $address, rest = '' }: { $address: PlanKey; rest?: string }) =>
    ids[$address] === undefined ? undefined : `/there/${rest}`,
}
const ref = (key: PlanKey) => ({ $source: key })
const link = (key: PlanKey) => ({
  type: 'link',
  fields: { linkType: 'internal', doc: { relationTo: 'pages', value: ref(key) } },
  children: [{ type: 'text', text: 'words' }],
})

describe('references of planned values', () => {
  it('become the ids of what was written, wherever they stand', () => {
    const { data, missing } = resolveReferences(
      { image: ref('item:1'), layout: [{ blockType: 'gallery', images: [{ image: ref('item:2') }] }] },
      targets,
    )
    expect(data).toEqual({ image: 11, layout: [{ blockType: 'gallery', images: [{ image: 22 }] }] })
    expect(missing).toEqual([])
  })
  it('become addresses where an address stands', () => {
    const { data } = resolveReferences({ to: { $address: 'item:1', rest: '#part' } }, targets)
    expect(data).toEqual({ to: '/there/#part' })
  })
})

describe('a reference that leads nowhere', () => {
  it('leaves an empty field, and is named', () => {
    const { data, missing } = resolveReferences({ image: ref('item:9'), title: 'A' }, targets)
    expect(data).toEqual({ image: null, title: 'A' })
    expect(missing).toEqual(['item:9'])
  })
  it('is left out of a list', () => {
    expect(resolveReferences({ tags: [ref('item:1'), ref('item:9')] }, targets).data).toEqual({ tags: [11] })
  })
  it('leaves the words of a link', () => {
    const { data } = resolveReferences({ text: { root: { children: [link('item:9'), link('item:1')] } } }, targets)
    expect(data).toMatchObject({
      text: { root: { children: [{ text: 'words' }, { fields: { doc: { relationTo: 'pages', value: 11 } } }] } },
    })
  })
  it('takes an image out of rich text', () => {
    const upload = { type: 'upload', relationTo: 'media', value: ref('item:9') }
    const { data } = resolveReferences({ text: { root: { children: [upload, { type: 'text' }] } } }, targets)
    expect(data).toEqual({ text: { root: { children: [{ type: 'text' }] } } })
  })
  it('never takes a group with it that stands in no row', () => {
    const { data } = resolveReferences({ meta: { title: 'A', image: ref('item:9') } }, targets, 'row')
    expect(data).toEqual({ meta: { title: 'A', image: null } })
  })
  it('leaves its block, or takes the nearest row with it when that is asked for', () => {
    const section = { blockType: 'section', background: null, layout: [{ blockType: 'image', image: ref('item:9') }] }
    expect(resolveReferences({ layout: [section] }, targets).data).toEqual({
      layout: [{ blockType: 'section', background: null, layout: [{ blockType: 'image', image: null }] }],
    })
    expect(resolveReferences({ layout: [section] }, targets, 'row').data).toEqual({
      layout: [{ blockType: 'section', background: null, layout: [] }],
    })
  })
})
