import { describe, expect, it } from 'vitest'
import { sourceItem } from '../../testing/source/source-item.ts'
import { zoneOf } from '../dates/site-zone.ts'
import { SourceReader } from './source-reader.ts'
import { withSiteZone } from './with-zone.ts'

describe('an item with local dates', () => {
  it('gets the moments of its own date and of those of its comments', () => {
    const reader = new SourceReader('a.xml')
    const comment =
      '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_date>2024-03-03 11:00:00</wp:comment_date></wp:comment>'
    const [, event] = reader.write(
      `<rss><channel><item><wp:post_id>1</wp:post_id><wp:post_date>2024-03-03 10:00:00</wp:post_date>${comment}</item>`,
    )
    if (event?.event !== 'item') throw new Error('The reader gave no item')
    const dated = withSiteZone(event.item, { zone: 'fixed', offsetMinutes: 60 })
    expect(dated.publishedAt).toBe(Date.UTC(2024, 2, 3, 9))
    expect(dated.comments[0]?.at).toBe(Date.UTC(2024, 2, 3, 10))
    expect(withSiteZone(event.item, undefined)).toBe(event.item)
  })

  it('gets them from a zone that is reckoned, unless it has a moment', () => {
    const zone = zoneOf([
      { localDate: '2024-01-10 10:00:00', publishedAt: Date.parse('2024-01-10T09:00:00Z') },
      { localDate: '2024-07-10 10:00:00', publishedAt: Date.parse('2024-07-10T08:00:00Z') },
    ])
    const local = sourceItem({ localDate: '2024-07-12 10:00:00' })
    expect(withSiteZone(local, zone).publishedAt).toBe(Date.parse('2024-07-12T08:00:00Z'))
    const known = { ...local, publishedAt: Date.parse('2024-07-12T01:00:00Z') }
    expect(withSiteZone(known, zone).publishedAt).toBe(Date.parse('2024-07-12T01:00:00Z'))
    expect(withSiteZone(local, undefined).publishedAt).toBeUndefined()
  })

  it.each(['draft', 'pending', 'trash'])('keeps no date of its own as one of status %s', (status) => {
    const draft = sourceItem({ status, localDate: '2024-07-12 10:00:00' })
    expect(withSiteZone(draft, { zone: 'fixed', offsetMinutes: 60 }).publishedAt).toBeUndefined()
  })
})
