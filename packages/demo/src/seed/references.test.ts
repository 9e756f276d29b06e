import { describe, expect, it } from 'vitest'
import { kindsIn, resolveReferences } from './references.ts'

const references = new Map([
  ['image', new Map([['hero', 7]])],
  ['page', new Map([['/about/', 3]])],
  ['form', new Map([['contact', 1]])],
])

describe('references of the demo', () => {
  it('become ids, however deep they stand', () => {
    const layout = [{ blockType: 'columns', columns: [{ blocks: [{ image: { image: 'hero' } }] }] }]
    expect(resolveReferences(layout, references)).toEqual([
      { blockType: 'columns', columns: [{ blocks: [{ image: 7 }] }] },
    ])
  })

  it('of links keep what stands beside them', () => {
    const link = { type: 'page', page: { page: '/about/' }, label: 'About' }
    expect(resolveReferences(link, references)).toEqual({ type: 'page', page: 3, label: 'About' })
  })

  it('that mean nothing stop the seeding', () => {
    expect(() => resolveReferences({ form: { form: 'nope' } }, references)).toThrow('form "nope"')
  })

  it('are of kinds that some documents have: other data stay', () => {
    expect(resolveReferences({ rows: [{ label: 'hero' }] }, references)).toEqual({ rows: [{ label: 'hero' }] })
  })

  it('are listed by their kinds, each once', () => {
    const layout = [{ image: { image: 'hero' } }, { image: { image: 'stair' } }, { link: { page: { page: '/' } } }]
    expect([...kindsIn(layout, (key) => references.has(key))]).toEqual(['image', 'page'])
  })
})
