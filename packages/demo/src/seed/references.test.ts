import { describe, expect, it } from 'vitest'
import { resolveReferences } from './references.ts'

const references = {
  picture: new Map([['hero', 7]]),
  page: new Map([['/about/', 3]]),
  form: new Map([['contact', 1]]),
  slider: new Map([['rooms', 5]]),
  author: new Map<string, number>(),
  category: new Map<string, number>(),
  tag: new Map<string, number>(),
  series: new Map<string, number>(),
  projectCategory: new Map<string, number>(),
}

describe('references of the demo', () => {
  it('become ids, however deep they stand', () => {
    const layout = [{ blockType: 'columns', columns: [{ blocks: [{ image: { picture: 'hero' } }] }] }]
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
})
