import { describe, expect, it } from 'vitest'
import { FIRST_INVENTED_ID } from './invented-id.ts'
import type { SourceEvent, SourceItem, SourceProblem } from './source.ts'
import { SourceReader } from './source-reader.ts'

const HEAD = `<rss xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>A &amp; B</title>
<link>https://a.example/</link><language>de</language><wp:wxr_version>1.2</wp:wxr_version>`
const END = '</channel></rss>'

function item(id: number, inside = ''): string {
  return `<item><title><![CDATA[Item ${id}]]></title><wp:post_id>${id}</wp:post_id>${inside}
<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-03-02 09:00:00</wp:post_date_gmt></item>\n`
}

const exportOf = (...parts: readonly string[]) => `${HEAD}${parts.join('')}${END}`

function eventsOf(xml: string, chunkLength = 1 << 20): readonly SourceEvent[] {
  const reader = new SourceReader('a.xml')
  const events: SourceEvent[] = []
  for (let at = 0; at < xml.length; at += chunkLength) events.push(...reader.write(xml.slice(at, at + chunkLength)))
  return [...events, ...reader.end()]
}

function itemsOf(xml: string): readonly SourceItem[] {
  return eventsOf(xml).flatMap((event) => (event.event === 'item' ? [event.item] : []))
}

function problemsOf(xml: string): readonly SourceProblem[] {
  return eventsOf(xml).flatMap((event) => (event.event === 'problem' ? [event.problem] : []))
}

const titlesOf = (xml: string) => itemsOf(xml).map(({ title }) => title)
const codesOf = (xml: string) => problemsOf(xml).map(({ code }) => code)

describe('the head', () => {
  it('tells the site first, its address without a slash', () => {
    expect(eventsOf(exportOf(item(1)))[0]).toEqual({
      event: 'site',
      site: {
        title: 'A & B',
        tagline: '',
        address: 'https://a.example',
        baseAddress: 'https://a.example',
        language: 'de',
        version: '1.2',
      },
    })
  })
  it('gives authors, with names that were stored escaped', () => {
    const author =
      '<wp:author><wp:author_id>3</wp:author_id><wp:author_login>eva m</wp:author_login><wp:author_display_name><![CDATA[Eva &amp; Co]]></wp:author_display_name></wp:author>'
    expect(eventsOf(exportOf(author))).toContainEqual({
      event: 'author',
      author: { id: 3, login: 'eva m', name: 'Eva & Co' },
    })
  })
  it('gives terms; one called 0 has no name element and takes its slug', () => {
    const term =
      '<wp:term><wp:term_id>7</wp:term_id><wp:term_taxonomy>genre</wp:term_taxonomy><wp:term_slug>0</wp:term_slug><wp:term_parent>top</wp:term_parent><wp:termmeta><wp:meta_key>c</wp:meta_key><wp:meta_value>red</wp:meta_value></wp:termmeta></wp:term>'
    expect(eventsOf(exportOf(term))).toContainEqual({
      event: 'term',
      term: { id: 7, taxonomy: 'genre', slug: '0', name: '0', parent: 'top', metas: [{ key: 'c', value: 'red' }] },
    })
  })
  it('is not taken from elements of plugins, which have titles and links of their own', () => {
    const image = '<image><url>x</url><title>Icon</title><link>https://b.example</link></image>'
    const feed = '<site xmlns="com-wordpress:feed-additions:1">5</site>'
    const [first] = eventsOf(
      `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${image}${feed}<title>T</title><wp:x/>${END}`,
    )
    expect(first).toMatchObject({ site: { title: 'T', address: '' } })
  })
})

describe('an item', () => {
  it('has metas in their order, keys that repeat included', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
    expect(itemsOf(exportOf(item(1, meta('a', '1') + meta('b', ' 2\n') + meta('a', '3'))))[0]?.metas).toEqual([
      { key: 'a', value: '1' },
      { key: 'b', value: ' 2\n' },
      { key: 'a', value: '3' },
    ])
  })
  it('has terms of all taxonomies, names decoded once, slugs as stored', () => {
    const category = '<category domain="x_y" nicename="%d7%a2"><![CDATA[R&amp;amp;D]]></category>'
    expect(itemsOf(exportOf(item(1, category)))[0]?.terms).toEqual([
      { taxonomy: 'x_y', slug: '%d7%a2', name: 'R&amp;D' },
    ])
  })
  it('has the terms of a file of version 1.0, where each stands twice and tags have another name', () => {
    const categories =
      '<category><![CDATA[News]]></category><category domain="category" nicename="news"><![CDATA[News]]></category><category domain="tag"><![CDATA[Öl & Ton]]></category>'
    expect(itemsOf(exportOf(item(1, categories)))[0]?.terms).toEqual([
      { taxonomy: 'category', slug: 'news', name: 'News' },
      { taxonomy: 'post_tag', slug: '%c3%b6l-ton', name: 'Öl & Ton' },
    ])
  })
  it('has comments with their metas', () => {
    const comment =
      '<wp:comment><wp:comment_id>4</wp:comment_id><wp:comment_author><![CDATA[O&#039;Hara]]></wp:comment_author><wp:comment_author_url>https://x.example/?a=1&b=2</wp:comment_author_url><wp:comment_date_gmt>2024-01-01 00:00:00</wp:comment_date_gmt><wp:comment_approved>0</wp:comment_approved><wp:comment_parent>3</wp:comment_parent><wp:commentmeta><wp:meta_key>k</wp:meta_key><wp:meta_value>v</wp:meta_value></wp:commentmeta></wp:comment>'
    expect(itemsOf(exportOf(item(1, comment)))[0]?.comments).toEqual([
      {
        id: 4,
        author: "O'Hara",
        email: '',
        address: 'https://x.example/?a=1&b=2',
        ip: '',
        at: Date.UTC(2024, 0, 1),
        content: '',
        approved: '0',
        type: 'comment',
        parent: 3,
        metas: [{ key: 'k', value: 'v' }],
      },
    ])
  })
  it('keeps blanks of its text but not those around a CDATA section', () => {
    const content = (text: string) =>
      itemsOf(exportOf(item(1, `<content:encoded>${text}</content:encoded>`)))[0]?.content
    expect(content('\n  <![CDATA[ a ]]>\n ')).toBe(' a ')
    expect(content(' a ')).toBe(' a ')
    expect(content('a<![CDATA[b]]>c')).toBe('abc')
  })
  it('may have its text as escaped CDATA, or as bare HTML', () => {
    const content = (text: string) =>
      itemsOf(exportOf(item(1, `<content:encoded>${text}</content:encoded>`)))[0]?.content
    expect(content('&lt;![CDATA[&lt;p&gt;x&lt;/p&gt;]]&gt;')).toBe('<p>x</p>')
    expect(content('<p class="a">x<br/></p>')).toBe('<p class="a">x<br/></p>')
  })
  it('without an id gets one that stays the same', () => {
    const xml = exportOf('<item><title>No id</title><wp:post_type>page</wp:post_type></item>')
    const ids = [xml, xml].map((text) => itemsOf(text)[0]?.id ?? 0)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toBeGreaterThanOrEqual(FIRST_INVENTED_ID)
  })
})

describe('a damaged file', () => {
  const cut = (where: string) => `<item><title><![CDATA[Cut]]></title><wp:post_id>2</wp:post_id>${where}`
  it('loses an item that breaks off in a text, names it, and goes on with the next', () => {
    const xml = exportOf(item(1), cut('<content:encoded>half'), item(3))
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 3'])
    expect(problemsOf(xml)).toMatchObject([{ code: 'broken-item', item: { id: 2, title: 'Cut' } }])
  })
  it('goes on with the next item too when a CDATA section that has no end has swallowed its beginning', () => {
    const xml = exportOf(item(1), cut('<content:encoded><![CDATA[half\n'), item(3), item(4))
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 3', 'Item 4'])
    expect(codesOf(xml)).toEqual(['broken-item'])
  })
  it('goes on too when the section breaks off in a title', () => {
    const xml = exportOf(item(1), '<item><title><![CDATA[Ha\n', item(3))
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 3'])
  })
  it('leaves texts alone that show an export', () => {
    const sample = '<item>\n<title><![CDATA[Sample]]]]><![CDATA[></title></item>'
    const xml = exportOf(item(1, `<content:encoded><![CDATA[See: ${sample}]]></content:encoded>`), item(2))
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 2'])
    expect(itemsOf(xml)[0]?.content).toBe('See: <item>\n<title><![CDATA[Sample]]></title></item>')
  })
  it('takes an item whose end is missing', () => {
    const xml = exportOf(item(1).replace('</item>', ''), item(2))
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 2'])
    expect(codesOf(xml)).toEqual(['broken-item'])
  })
  it('ends in the middle of an item that it names', () => {
    const [problem] = problemsOf(`${HEAD}${item(1)}${cut('<wp:post_name>x')}`)
    expect(problem).toMatchObject({ code: 'truncated', item: { id: 2, title: 'Cut' } })
    expect(problem?.message).toContain('the file ends in the middle of item 2 (“Cut”)')
  })
  it('ends between two items', () => {
    expect(problemsOf(`${HEAD}${item(1)}`)[0]?.message).toContain('the file ends after item 1')
  })
  it('may hold warnings, unknown and unclosed elements between and inside of items', () => {
    const noise = '<br />\n<b>Warning</b>: x in <b>y.php</b><br>\n<zz:a><title>no</title></zz:a>'
    const xml = exportOf(
      noise,
      item(1, `${noise}<foreign><title>no</title><wp:post_name>slug</wp:post_name>`),
      noise,
      item(2),
    )
    expect(titlesOf(xml)).toEqual(['Item 1', 'Item 2'])
    expect(itemsOf(xml)[0]?.slug).toBe('slug')
  })
  it('may lack the end of an element, a meta or a comment', () => {
    const xml = exportOf(
      item(1, '<wp:post_name>slug<wp:postmeta><wp:meta_key>a<wp:postmeta><wp:meta_key>b</wp:meta_key></wp:postmeta>'),
    )
    expect(itemsOf(xml)[0]).toMatchObject({ slug: 'slug', metas: [{ key: 'a' }, { key: 'b' }] })
  })
  it('counts control characters and bad bytes by the item that they stand in', () => {
    const xml = exportOf(item(1), item(2, '<content:encoded><![CDATA[a\u{b}b\udcf6c]]></content:encoded>'))
    expect(itemsOf(xml)[1]?.content).toBe('aböc')
    expect(problemsOf(xml)).toMatchObject([
      { code: 'control-characters', item: { id: 2 } },
      { code: 'bad-bytes', item: { id: 2 } },
    ])
  })
})

describe('dates', () => {
  const dated = (gmt: string, feed: string, local: string, status = 'publish') =>
    exportOf(
      `<item><title>x</title><wp:post_id>1</wp:post_id><wp:status>${status}</wp:status><pubDate>${feed}</pubDate><wp:post_date>${local}</wp:post_date><wp:post_date_gmt>${gmt}</wp:post_date_gmt></item>`,
    )
  const none = '0000-00-00 00:00:00'
  it('are the one in UTC, else that of the feed', () => {
    const feed = 'Mon, 04 Mar 2024 09:00:00 +0000'
    expect(itemsOf(dated('2024-03-05 09:00:00', feed, none))[0]?.publishedAt).toBe(Date.UTC(2024, 2, 5, 9))
    expect(itemsOf(dated('2019-02-30 09:00:00', feed, none))[0]?.publishedAt).toBe(Date.UTC(2024, 2, 4, 9))
  })
  it('are local otherwise, and no moment before the zone is known', () => {
    const [found] = itemsOf(dated(none, '', '2024-03-05 10:00:00'))
    expect(found).toMatchObject({ localDate: '2024-03-05 10:00:00' })
    expect(found).not.toHaveProperty('publishedAt')
  })
  it('may be missing, which is reported of all but drafts', () => {
    expect(codesOf(dated(none, '', none))).toEqual(['no-date'])
    expect(codesOf(dated(none, '', none, 'draft'))).toEqual([])
  })
})

describe('files that are no export', () => {
  it('are told apart', () => {
    const [feed] = problemsOf(
      '<rss version="2.0"><channel><title>Feed</title><item><title>x</title></item></channel></rss>',
    )
    const [page] = problemsOf('<html><body>Please log in<p></body></html>')
    expect([feed?.code, page?.code]).toEqual(['not-an-export', 'not-an-export'])
    expect(feed?.message).toContain('is a feed')
    expect(page?.message).toContain('is not an export')
    expect(eventsOf('<rss><channel><item><title>x</channel></rss>')).toHaveLength(1)
  })
  it('include an empty one', () => expect(codesOf('')).toEqual(['not-an-export']))
})

describe('size', () => {
  it('does not matter for a section of 20 million characters', () => {
    const long = 'ö'.repeat(20_000_000)
    expect(
      itemsOf(exportOf(item(1, `<content:encoded><![CDATA[${long}]]></content:encoded>`)))[0]?.content.length,
    ).toBe(20_000_000)
  })
  it('is bounded: an item beyond is left out and named, the next is read', () => {
    const part = `<wp:x><![CDATA[${'x'.repeat(1 << 20)}]]></wp:x>`
    const xml = exportOf(
      item(1, `<content:encoded><![CDATA[${'x'.repeat(33 << 20)}]]></content:encoded>`),
      item(2),
      item(3, part.repeat(65)),
    )
    const events = eventsOf(xml)
    expect(events.flatMap((event) => (event.event === 'item' ? [event.item.title] : []))).toEqual(['Item 2'])
    expect(events.flatMap((event) => (event.event === 'problem' ? [event.problem.code] : []))).toEqual([
      'too-large',
      'too-large',
    ])
  })
  it('ends soon, whatever the text', () => {
    for (const piece of [
      '<item>',
      '<item><title><![CDATA[',
      '<item><title><![CDATA[x]]></b>',
      '<wp:comment>',
      '<zz>',
      '</item>',
      '</zz>',
      '<wp:postmeta><wp:meta_key>',
    ]) {
      const open = '<item><wp:post_id>1</wp:post_id><content:encoded><![CDATA['
      expect(() => eventsOf(`${HEAD}${piece.repeat(30_000)}`, 65_536), piece).not.toThrow()
      expect(() => eventsOf(`${HEAD}${open}${piece.repeat(30_000)}`, 65_536), piece).not.toThrow()
    }
  })
})

it('reads the same whatever the chunks', () => {
  const xml = exportOf(
    item(1),
    '<item><title><![CDATA[Cut',
    item(2, '<category domain="category" nicename="a&b">A</category>'),
  )
  for (const length of [1, 2, 3, 7, 64]) expect(eventsOf(xml, length), `chunks of ${length}`).toEqual(eventsOf(xml))
})
