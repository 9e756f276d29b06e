import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { type Feed, jsonFeed, rssFeed } from './feed.ts'

const feed: Feed = {
  title: 'Notes & more',
  description: 'From the <long> bench.',
  language: 'en',
  home: 'https://studio.example/journal/',
  self: 'https://studio.example/journal/feed',
  items: [
    {
      guid: 'http://www.first-host.example/?p=71&a',
      url: 'https://studio.example/journal/bench/',
      title: 'A bench \u0001<script>alert(1)</script>',
      summary: 'Nobody sits & waits.',
      words: 'Nobody sits & waits.\n\nOr <stands>.',
      image: { url: 'https://studio.example/media/bench.jpg?a&b', width: 900, height: 600, type: 'image/jpeg' },
      published: '2026-11-02T08:00:00.000Z',
      updated: '2026-11-03T08:00:00.000Z',
      authors: ['Yusuf Demir'],
      categories: ['Furniture'],
    },
    {
      guid: 'vitrine:post/7/0',
      url: 'https://studio.example/journal/old/',
      title: 'Old',
      published: '2026-01-02T08:00:00.000Z',
      authors: [],
      categories: [],
    },
  ],
}

describe('a feed', () => {
  it('in RSS has what readers of it ask for', () => {
    const xml = rssFeed(feed)
    for (const part of [
      '<title>Notes &amp; more</title>',
      '<link>https://studio.example/journal/</link>',
      '<atom:link href="https://studio.example/journal/feed.xml" rel="self" type="application/rss+xml"/>',
      '<lastBuildDate>Tue, 03 Nov 2026 08:00:00 GMT</lastBuildDate>',
      '<guid isPermaLink="false">http://www.first-host.example/?p=71&amp;a</guid>',
      '<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>',
      '<dc:creator>Yusuf Demir</dc:creator>',
      '<description>Nobody sits &amp; waits.</description>',
      '<content:encoded>&lt;p&gt;Nobody sits &amp;amp; waits.&lt;/p&gt;&lt;p&gt;Or &amp;lt;stands&amp;gt;.&lt;/p&gt;</content:encoded>',
      '<category>Furniture</category>',
      '<media:content url="https://studio.example/media/bench.jpg?a&amp;b" medium="image" type="image/jpeg" width="900" height="600"/>',
      'xmlns:media="http://search.yahoo.com/mrss/"',
    ]) {
      expect(xml).toContain(part)
    }
  })

  it('in RSS lets no markup and no control character through', () => {
    const xml = rssFeed(feed)
    expect(xml).toContain('A bench &lt;script&gt;alert(1)&lt;/script&gt;')
    expect(JSON.stringify(parseFragment(xml).childNodes.map(({ nodeName }) => nodeName))).not.toContain('script')
  })

  it('in JSON says the same', () => {
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://studio.example/journal/feed.json',
      items: [
        {
          id: 'http://www.first-host.example/?p=71&a',
          url: 'https://studio.example/journal/bench/',
          content_text: 'Nobody sits & waits.\n\nOr <stands>.',
          content_html: '<p>Nobody sits &amp; waits.</p><p>Or &lt;stands&gt;.</p>',
          image: 'https://studio.example/media/bench.jpg?a&b',
          summary: 'Nobody sits & waits.',
          date_published: '2026-11-02T08:00:00.000Z',
          authors: [{ name: 'Yusuf Demir' }],
          tags: ['Furniture'],
        },
        { title: 'Old', content_text: 'Old' },
      ],
    })
  })

  it('has HTML as it was given, beside the words', () => {
    const items = feed.items.map((item) => ({ ...item, html: '<h2>Bench</h2>' }))
    expect(rssFeed({ ...feed, items })).toContain('<content:encoded>&lt;h2&gt;Bench&lt;/h2&gt;</content:encoded>')
    const [item] = JSON.parse(jsonFeed({ ...feed, items })).items
    expect(item).toMatchObject({
      content_html: '<h2>Bench</h2>',
      content_text: 'Nobody sits & waits.\n\nOr <stands>.',
    })
  })

  it('without posts is a feed', () => {
    expect(rssFeed({ ...feed, items: [] })).not.toContain('<item>')
    expect(JSON.parse(jsonFeed({ ...feed, items: [] }))).toMatchObject({ items: [] })
  })
})
