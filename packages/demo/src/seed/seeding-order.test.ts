import type { DemoDocuments, DemoPart, FeatureDemo } from '@vitrine/kit/demo'
import { describe, expect, it } from 'vitest'
import { demos } from '../features.ts'
import { type SeedingStep, seedingOrder } from './seeding-order.ts'

const nameOf = ({ kind, part }: SeedingStep) => `${kind} ${'global' in part ? part.global : part.collection}`

const orderOf = (...demos: readonly FeatureDemo[]) => seedingOrder(demos).map(nameOf)

const documents = (
  [collection, reference]: readonly [DemoDocuments['collection'], string],
  document: object,
  later?: readonly string[],
): DemoPart => ({ collection, reference, documents: { first: document }, ...(later && { later }) })

describe('the order in which the demo is saved', () => {
  it('keeps the parts of a feature as they stand', () => {
    const parts: readonly DemoPart[] = [
      { global: 'blog', data: {} },
      documents(['tags', 'tag'], {}),
      documents(['posts', 'post'], {}),
    ]
    expect(orderOf({ parts })).toEqual(['settings blog', 'documents tags', 'documents posts'])
  })

  it('has documents wait for those that they name, of whichever feature', () => {
    const pages = { parts: [documents(['pages', 'page'], { layout: [{ form: { form: 'first' } }] })] }
    const forms = { parts: [documents(['contact-forms', 'form'], { image: { image: 'chair' } })] }
    expect(orderOf(pages, forms)).toEqual(['documents contact-forms', 'documents pages'])
  })

  it('lets documents name each other, if fields of one of them may come later', () => {
    const pages = { parts: [documents(['pages', 'page'], { layout: [{ slider: { slider: 'first' } }] }, ['layout'])] }
    const sliders = { parts: [documents(['sliders', 'slider'], { link: { page: { page: 'first' } } })] }
    expect(orderOf(pages, sliders)).toEqual(['documents pages', 'documents sliders', 'later pages'])
  })

  it('lets documents name those before them in their own part', () => {
    const comments = { parts: [documents(['comments', 'comment'], { parent: { comment: 'first' } })] }
    expect(orderOf(comments)).toEqual(['documents comments'])
  })

  it('is refused where parts wait for each other', () => {
    const pages = { parts: [documents(['pages', 'page'], { slider: { slider: 'first' } })] }
    const sliders = { parts: [documents(['sliders', 'slider'], { page: { page: 'first' } })] }
    expect(() => orderOf(pages, sliders)).toThrow('pages for slider, sliders for page')
  })

  it('is there for all that the features of this project bring', () => {
    const parts = demos.flatMap(({ parts }) => parts)
    const completed = parts.filter((part) => 'later' in part)
    expect(seedingOrder(demos)).toHaveLength(parts.length + completed.length)
  })
})
