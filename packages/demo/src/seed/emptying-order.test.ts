import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { emptyingOrder } from './emptying-order.ts'

const refersTo = (relationTo: CollectionSlug): Field => ({ name: 'of', type: 'relationship', relationTo })

const collection = (slug: string, ...fields: readonly Field[]): CollectionConfig => ({ slug, fields: [...fields] })

describe('the order in which collections are emptied', () => {
  it('has those that refer to others before them, over several steps', () => {
    const posts = collection('posts', refersTo('tags'))
    expect(emptyingOrder([collection('tags'), posts, collection('comments', refersTo('posts'))])).toEqual([
      'comments',
      'posts',
      'tags',
    ])
  })

  it.each<[string, Field]>([
    ['a row', { type: 'array', name: 'rows', fields: [refersTo('tags')] }],
    ['a tab', { type: 'tabs', tabs: [{ label: 'More', fields: [refersTo('tags')] }] }],
  ])('finds relations in %s', (_, field) =>
    expect(emptyingOrder([collection('tags'), collection('posts', field)])).toEqual(['posts', 'tags']))

  it('has all of them, even when they refer to each other or to themselves', () => {
    const pages = collection('pages', refersTo('pages'), refersTo('sliders'))
    expect(emptyingOrder([pages, collection('sliders', refersTo('pages'))])).toEqual(['sliders', 'pages'])
  })
})
