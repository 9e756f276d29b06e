import { describe, expect, it } from 'vitest'
import { featureState, featureStates } from './feature-state.ts'

const news = featureState('news', { title: 'News', count: 0 })

describe('a state of a feature', () => {
  it('is the initial one on a page that was given none', () => {
    expect(news.of({ features: featureStates([]) })).toEqual({ title: 'News', count: 0 })
    expect(news.of({})).toEqual({ title: 'News', count: 0 })
  })

  it('is what the page was given, and the initial one for the rest', () =>
    expect(news.of({ features: featureStates([news.entry({ count: 3 })]) })).toEqual({ title: 'News', count: 3 }))

  it('is the one that was given last', () => {
    const features = featureStates([news.entry({ count: 3 }), news.entry({ count: 4 })])
    expect(news.of({ features }).count).toBe(4)
  })

  it('is never read from an entry that another state made under the same name', () => {
    const other = featureState('news', { title: 'Other' })
    expect(news.of({ features: featureStates([other.entry({})]) }).title).toBe('News')
  })
})
