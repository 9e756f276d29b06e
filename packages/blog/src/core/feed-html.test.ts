import { parseHref, parseImage } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { feedHtml } from './feed-html.ts'

const context = {
  parse: {
    locale: 'en',
    image: parseImage,
    href: (raw: unknown) => parseHref(raw, (path) => path),
    blocks: () => [],
  },
  postUrl: 'https://studio.example/journal/bench/',
}

const html = (...blocks: readonly object[]) => feedHtml(blocks, context).join('\n')

const words = (text: string, format = 0) => ({ type: 'text', text, format })

const node = (type: string, children: readonly object[], more: object = {}) => ({ type, children, ...more })

const rich = (...children: readonly object[]) => ({ blockType: 'richText', content: { root: { children } } })

const lamp = { filename: 'lamp.jpg', mimeType: 'image/jpeg', width: 900, height: 600, alt: 'A "lamp"' }

const LAMP =
  '<p><img src="https://studio.example/media/lamp.jpg" width="900" height="600" alt="A &quot;lamp&quot;"></p>'

describe('the text of a post in a feed', () => {
  it('has headings, paragraphs with their marks, lists and quotes', () =>
    expect(
      html(
        rich(
          node('heading', [words('Oak & ash')], { tag: 'h2' }),
          node('paragraph', [words('Both '), words('last', 3), { type: 'linebreak' }, words('<long>')]),
          node('list', [node('listitem', [words('one')]), node('listitem', [words('two')])], {
            listType: 'number',
            start: 3,
          }),
          node('quote', [words('Sit.')]),
          { type: 'horizontalrule' },
        ),
      ),
    ).toBe(
      '<h2>Oak &amp; ash</h2><p>Both <em><strong>last</strong></em><br>&lt;long&gt;</p><ol start="3"><li>one</li><li>two</li></ol><blockquote>Sit.</blockquote><hr>',
    ))

  it.each([
    ['/services/', 'https://studio.example/services/'],
    ['#prices', 'https://studio.example/journal/bench/#prices'],
    ['https://elsewhere.example/?a=1&b="2"', 'https://elsewhere.example/?a=1&amp;b=%222%22'],
    ['mailto:desk@studio.example', 'mailto:desk@studio.example'],
  ])('has a link to %s as a whole address', (url, href) =>
    expect(html(rich(node('link', [words('there')], { fields: { url } })))).toBe(`<a href="${href}">there</a>`))

  it('has links to documents, and the words alone of one that leads nowhere', () => {
    const linkTo = (value: unknown) =>
      rich(node('link', [words('there')], { fields: { linkType: 'internal', doc: { value } } }))
    expect(html(linkTo({ path: '/über/' }))).toBe('<a href="https://studio.example/%C3%BCber/">there</a>')
    expect(html(linkTo({ path: '/secret/', _status: 'draft' }))).toBe('there')
    expect(html(rich(node('link', [words('there')], { fields: { url: 'javascript:alert(1)' } })))).toBe('there')
  })

  it('has the images of the text, of blocks and of galleries, with their captions', () => {
    expect(html(rich({ type: 'upload', value: lamp }))).toBe(LAMP)
    expect(html({ blockType: 'image', image: lamp, caption: 'Lit' })).toBe(`${LAMP}\n<p>Lit</p>`)
    expect(html({ blockType: 'gallery', heading: 'Work', images: [{ image: lamp }, { image: 7 }] })).toBe(
      `<h2>Work</h2>\n${LAMP}`,
    )
  })

  it('has videos and other files as links', () => {
    expect(html({ blockType: 'video', address: 'https://youtu.be/abcdefghijk', title: 'How <we> turn' })).toBe(
      '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">How &lt;we&gt; turn</a></p>',
    )
    expect(
      html({ blockType: 'video', file: { filename: 'turn.mp4', mimeType: 'video/mp4' }, poster: lamp, title: 'Turn' }),
    ).toBe(`<p><a href="https://studio.example/media/turn.mp4">Turn</a></p>\n${LAMP}`)
    expect(html({ blockType: 'embed', url: 'https://maps.example/a', title: 'Map' })).toBe(
      '<p><a href="https://maps.example/a">Map</a></p>',
    )
  })

  it('has what stands in columns, and the buttons', () =>
    expect(
      html({
        blockType: 'columns',
        columns: [
          { blocks: [rich(node('paragraph', [words('Left')]))] },
          { buttons: [{ link: { type: 'url', url: '/a/', label: 'Go' } }] },
        ],
      }),
    ).toBe('<p>Left</p>\n<p><a href="https://studio.example/a/">Go</a></p>'))

  it('has nothing of documents that a block refers to', () =>
    expect(html({ blockType: 'pageList', pages: [{ path: '/club/', createdAt: '2026', text: 'Secret' }] })).toBe(''))

  it('has nothing of what a site alone understands', () => {
    const made = html(
      { blockType: 'rawHtml', html: '<script>alert(1)</script>' },
      rich(node('paragraph', [words('a')], { format: 'center' })),
    )
    expect(made).toBe('<p>a</p>')
  })
})
