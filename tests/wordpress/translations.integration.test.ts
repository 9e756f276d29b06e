import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from '@vitrine/content/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportFile, type ImportSite, openSite } from './support.ts'

interface Translation {
  readonly id: number
  readonly slug: string
  readonly language: string
  readonly content: string
}

/** A post in one language, as Polylang ties it to another. */
function itemOf({ id, slug, language, content }: Translation): string {
  return `<item><title>${slug}</title><link>https://old.example/${slug}/</link><dc:creator>mara</dc:creator>
    <content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
    <wp:post_date>2024-02-01 10:00:00</wp:post_date><wp:post_date_gmt>2024-02-01 10:00:00</wp:post_date_gmt>
    <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <category domain="language" nicename="${language}"><![CDATA[${language}]]></category>
    <category domain="post_translations" nicename="pll_1"><![CDATA[pll_1]]></category></item>`
}

function exportOf(posts: readonly Translation[]): string {
  return `<?xml version="1.0"?><rss xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title>
    <link>https://old.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_blog_url>https://old.example</wp:base_blog_url>${posts.map(itemOf).join('')}</channel></rss>`
}

describe('two posts that translate each other', () => {
  let site: ImportSite
  let folder: string

  beforeAll(async () => {
    site = await openSite('', 'en,de,he')
    folder = await mkdtemp(join(tmpdir(), 'vitrine-translations-'))
  })

  afterAll(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  const postsIn = async (locale: string) => {
    const { docs } = await site.payload.find({
      collection: 'posts',
      locale,
      fallbackLocale: false,
      depth: 0,
      sort: 'id',
    })
    return docs.map(record)
  }

  const redirectFrom = async (from: string) => {
    const { docs } = await site.payload.find({ collection: 'redirects', where: { from: { equals: from } }, depth: 0 })
    return docs[0]?.to
  }

  it('are one document where they say it in the same blocks, with an address each to which the old one leads', async () => {
    const file = join(folder, 'alike.xml')
    const english = { id: 1, slug: 'light', language: 'en', content: '<p>Warm light.</p>' }
    const german = { id: 2, slug: 'licht', language: 'de', content: '<p>Warmes Licht.</p>' }
    await writeFile(file, exportOf([english, german]))
    const given = { permalinks: '/%postname%/' }
    const report = await site.take([file], { given })
    expect(report).toMatchObject({ failures: [], sum: { imported: 1, merged: 1 } })
    expect(await postsIn('en')).toMatchObject([{ title: 'light', path: '/blog/light/' }])
    const [translated] = await postsIn('de')
    expect(translated).toMatchObject({ title: 'licht', path: '/blog/licht/' })
    expect(JSON.stringify(translated?.layout)).toContain('Warmes Licht.')
    expect(await redirectFrom('/light/')).toBe('/blog/light/')
    expect(await redirectFrom('/licht/')).toBe('/de/blog/licht/')
    expect(await redirectFrom('/?p=2')).toBe('/de/blog/licht/')
    expect((await site.take([file], { given })).written.posts).toEqual({ unchanged: 1 })
  })

  it('are two documents where their blocks differ, each in its language', async () => {
    const given = { timezone: 'Europe/Berlin', permalinks: '/%year%/%monthnum%/%postname%/', pageForPosts: 36 }
    await site.take([exportFile('studio/export.xml')], { given })
    expect(await redirectFrom('/2023/12/warm-light/')).toBe('/journal/warm-light/')
    expect(await redirectFrom('/2023/12/warmes-licht/')).toBe('/de/journal/warmes-licht/')
  })
})
