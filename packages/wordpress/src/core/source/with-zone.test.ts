import { expect, it } from 'vitest'
import { SourceReader } from './source-reader.ts'
import { withSiteZone } from './with-zone.ts'

it('gives an item and its comments the moments of their local dates', () => {
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
