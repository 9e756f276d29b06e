import { describe, expect, it } from 'vitest'
import { listedAddresses } from './listed-addresses.ts'
import { pageReferences, type Reference } from './page-references.ts'
import { addressesInStyles } from './style-references.ts'

const found = (html: string, kind: Reference['kind']) =>
  pageReferences(html).references.flatMap((one) => (one.kind === kind ? [one.address] : []))

describe('a page', () => {
  it('leads to other pages by links, areas and other languages', () =>
    expect(
      found('<link rel="alternate" hreflang="de" href="/de/"><a href="/a/">A</a><map><area href="/b/"></map>', 'link'),
    ).toEqual(['/de/', '/a/', '/b/']))

  it('loads styles, scripts and images in all their sizes', () =>
    expect(
      found(
        `<link rel="stylesheet" href="/a.css"><script src="/b.js"></script>
         <img src="/media/c.jpg" srcset="/media/c-480.jpg 480w, /media/c-960.jpg 960w"><video poster="/media/d.jpg"></video>
         <div style="background: url(/media/e.jpg)"></div><style>p { background: url("/media/f.jpg") }</style>
         <meta property="og:image" content="https://halden.example/og/x/card.png">`,
        'file',
      ),
    ).toEqual([
      '/a.css',
      '/b.js',
      '/media/c.jpg',
      '/media/c-480.jpg',
      '/media/c-960.jpg',
      '/media/d.jpg',
      '/media/e.jpg',
      '/media/f.jpg',
      'https://halden.example/og/x/card.png',
    ]))

  it('loads what its islands are given', () => {
    const props = { images: [{ src: '/media/a%20b.jpg', srcSet: '/media/c-480.jpg?v=1 480w, /media/c.jpg 960w' }] }
    const html = `<vitrine-island props="${JSON.stringify(props).replaceAll('"', '&quot;')}"></vitrine-island>`
    expect(found(html, 'file')).toEqual(['/media/a%20b.jpg', '/media/c-480.jpg?v=1', '/media/c.jpg'])
  })

  it('shows what stands in noscript and in templates to who needs it', () =>
    expect(found('<noscript><a href="/a/">A</a></noscript><template><a href="/b/">B</a></template>', 'link')).toEqual([
      '/a/',
      '/b/',
    ]))

  it('sends forms, also by a button of its own', () =>
    expect(found('<form action="/a/"><button formaction="/b/">B</button></form>', 'form')).toEqual(['/a/', '/b/']))

  it('names nothing that is only spoken of', () =>
    expect(pageReferences('<!-- <a href="/a/"> --><textarea><a href="/b/"></textarea>').references).toEqual([]))
})

describe('a stylesheet', () => {
  it('loads images, fonts and other stylesheets', () =>
    expect(
      addressesInStyles(`@import 'a.css'; @font-face { src: url(b.woff2) } p { background: url( "c.png" ) }`),
    ).toEqual(['a.css', 'b.woff2', 'c.png']))
  it('loads nothing that it holds itself', () =>
    expect(addressesInStyles('p { background: url(data:image/png;base64,AA); filter: url(#blur) }')).toEqual([]))
})

describe('a sitemap or feed', () => {
  it('names addresses of the site, however they are written', () =>
    expect(
      listedAddresses(
        '<loc>https://halden.example/a/</loc>"https://halden.example/b/?c&amp;d" (https://halden.example/e/) https://other.example/',
        'https://halden.example',
      ),
    ).toEqual(['https://halden.example/a/', 'https://halden.example/b/?c&d', 'https://halden.example/e/']))
  it('does not name a site whose name only begins alike', () =>
    expect(listedAddresses('https://halden.example.org/a/', 'https://halden.example')).toEqual([]))
})
