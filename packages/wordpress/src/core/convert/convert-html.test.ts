import { describe, expect, it } from 'vitest'
import { contextWith, mediaOf, shown } from '../../testing/convert/context.ts'
import { convertHtml } from './convert-html.ts'
import { toolsFor } from './tools.ts'

const read = (html: string, autop = false) =>
  shown(convertHtml(html, contextWith({ content: html }).context, { toolsFor, autop }))
const reported = (html: string) => {
  const { context, report } = contextWith({ content: html })
  convertHtml(html, context, { toolsFor })
  return report.map(({ code, subject }) => `${code} ${subject}`)
}

describe('words', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two</p>', 'p(One) p(Two)'],
    ['white space folds', '<p> One \n two\t</p>', 'p(One two)'],
    [
      'headings keep their levels below the title of the page',
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
      'h2(a) h2(b) h3(c) h4(d) h5(e) h6(f)',
    ],
    [
      'marks',
      '<b>a</b> <em>b</em> <del>c</del> <u>d</u> <code>e</code> <sub>f</sub> <sup>g</sup>',
      'p(**a** _b_ ~c~ =d= `e` ,f, ^g^)',
    ],
    ['marks in marks', '<strong>a <i>b</i></strong>', 'p(**a **_**b**_)'],
    [
      'marks by style',
      '<span style="font-weight: 700; text-decoration:underline">a</span><span style="color:red">b</span>',
      'p(=**a**=b)',
    ],
    ['breaks', '<p>One<br>Two<br></p>', 'p(One/Two)'],
    [
      'alignment',
      '<p class="has-text-align-center">a</p><p style="text-align:right">b</p><center>c</center>',
      'p.center(a) p.right(b) p.center(c)',
    ],
    ['empty paragraphs go', '<p>&nbsp;</p><p>a</p><p><br></p><p>\u200b</p>', 'p(a)'],
    ['what Word leaves', '<p class="MsoNormal"><o:p>a</o:p><!--[if gte mso 9]>x<![endif]--></p>', 'p(a)'],
    ['divisions are what they hold', '<div><section>a</section>b</div>', 'p(a) p(b)'],
    ['rules', 'a<hr>b', 'p(a) hr p(b)'],
    ['terms and their descriptions', '<dl><dt>a</dt><dd>b</dd></dl>', 'p(**a**) p(b)'],
    ['block elements in marks', '<strong><p>a</p><p>b</p></strong>', 'p(**a**) p(**b**)'],
    ['emoji as pictures', 'a <img class="emoji" alt="💡" src="https://s.w.org/x.svg">', 'p(a 💡)'],
    ['signs of footnotes', 'a<sup data-fn="x" class="fn"><a href="#x">1</a></sup>', 'p(a^1^)'],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))
})

describe('lists and quotations', () => {
  it.each([
    ['lists in lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', 'ul(li(a) li(ol:3(li(b))) li(c))'],
    ['lists right in lists', '<ul><li>a</li><ul><li>b</li></ul></ul>', 'ul(li(a) li(ul(li(b))))'],
    ['paragraphs of an item', '<ul><li><p>a</p><p>b</p></li></ul>', 'ul(li(a//b))'],
    [
      'a picture divides a list',
      '<ol><li>a<img src="/uploads/8.jpg"></li><li>b</li></ol>',
      'ol(li(a)) picture(item:8) ol:2(li(b))',
    ],
    ['quotations with their source', '<blockquote><p>a</p><p>b</p><cite>c</cite></blockquote>', 'quote(a//b) p(— c)'],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))

  it('stand as deep as a text shows them', () => {
    const deep = read(`${'<ul><li>a'.repeat(30)}${'</li></ul>'.repeat(30)}`)
    expect(deep.match(/ul\(/g)?.length).toBeLessThan(10)
    expect(deep.match(/a/g)?.length).toBe(30)
  })
})

describe('links', () => {
  it.each([
    ['to pages are by reference', '<a href="https://old.example/page-7/">a</a>', 'p(<item:7|a>)'],
    ['to places of pages keep them', '<a href="/page-7/?a=b#Über_uns">a</a>', 'p(</page-7/?a=b#uber-uns|a>)'],
    ['to paths of the site', '<a href="https://old.example/tag/x/">a</a>', 'p(</tag/x/|a>)'],
    ['to other sites', '<a href="https://x.example/" target="_blank">a</a>', 'p(<https://x.example/ new|a>)'],
    [
      'of mail and telephone',
      '<a href="mailto:a@x.example">a</a> <a href="tel:+49">b</a>',
      'p(<mailto:a@x.example|a> <tel:+49|b>)',
    ],
    ['around several words', '<a href="/x/">a <b>b</b></a> c', 'p(</x/|a **b**> c)'],
    ['of scripts go', '<a href=" java\tscript:alert(1)">a</a><a href="data:text/html,x">b</a>', 'p(ab)'],
    ['with shortcodes go', '<a href="[home]">a</a>', 'p(a)'],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))

  it('to a place of their own page find it', () =>
    expect(read('<p><a href="#Far_down">a</a></p><p id="Far_down">b</p><h2 id="c">c</h2>')).toBe(
      'p(<#far-down|a>)\np(b) h2(c) frame={anchor=far-down}',
    ))

  it('that may not be followed are reported', () =>
    expect(reported('<a href="javascript:x">a</a>')).toEqual(['unsafe-link javascript:']))
})

describe('images', () => {
  it.each([
    ['are part of the text', 'a<img src="/uploads/8.jpg">b', 'p(a) picture(item:8) p(b)'],
    ['of lazy loaders', '<img src="data:image/gif;base64,x" data-src="/uploads/8.jpg">', 'picture(item:8)'],
    ['by their number', '<img src="https://cdn.example/8.jpg" class="wp-image-8">', 'picture(item:8)'],
    [
      'with a caption',
      '<figure><img src="/uploads/8.jpg"><figcaption>a <b>b</b></figcaption></figure>',
      'image image=item:8 layout=column opensLarge=false caption=a b',
    ],
    [
      'with links in the caption',
      '<figure><img src="/uploads/8.jpg"><figcaption><a href="/x/">a</a></figcaption></figure>',
      'image image=item:8 layout=column opensLarge=false\np(</x/|a>)',
    ],
    [
      'that are wider than the text',
      '<figure class="alignfull"><img src="/uploads/8.jpg"></figure>',
      'image image=item:8 layout=bleed opensLarge=false',
    ],
    [
      'in a link to themselves open large',
      '<a href="/uploads/8.jpg"><img src="/uploads/8.jpg"></a>',
      'image image=item:8 layout=column opensLarge=true',
    ],
    [
      'in a link to elsewhere keep it below',
      '<a href="https://x.example/"><img src="/uploads/8.jpg" alt="A"></a>',
      'picture(item:8) p(<https://x.example/|A>)',
    ],
    ['of other sites are links', '<img src="https://x.example/a.jpg" alt="A">', 'p(<https://x.example/a.jpg|A>)'],
    [
      'that are gone leave their caption',
      '<figure><img src="/uploads/gone.jpg"><figcaption>a</figcaption></figure>',
      'p(a)',
    ],
    ['that count visitors go', '<img src="https://x.example/p.gif" width="1" height="1">', ''],
    [
      'of a gallery',
      '<div class="gallery gallery-columns-2"><figure><img src="/uploads/8.jpg"><figcaption>a</figcaption></figure><figure><img src="/uploads/9.jpg"></figure></div>',
      'gallery layout=grid columns=2 pictures=[{image=item:8 caption=a}, {image=item:9}]',
    ],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))

  it('whose caption of the library would be shown are blocks of their own', () => {
    const { context } = contextWith({}, { mediaByAddress: () => mediaOf('8.jpg', 'Of the library') })
    expect(shown(convertHtml('<img src="/uploads/8.jpg">', context, { toolsFor }))).toBe(
      'image image=item:8 layout=column opensLarge=false',
    )
  })
})

describe('videos, sounds and frames', () => {
  const video = 'layout=column ratio=16-9'
  it.each([
    [
      'frames of films',
      '<iframe src="//www.youtube.com/embed/M7lc1UVf-VE" title="T"></iframe>',
      `video source=provider address=https://www.youtube.com/embed/M7lc1UVf-VE title=T ${video}`,
    ],
    [
      'old objects',
      '<object><param name="movie" value="https://www.youtube.com/v/M7lc1UVf-VE"><embed src="x"></object>',
      `video source=provider address=https://www.youtube.com/v/M7lc1UVf-VE title=Video ${video}`,
    ],
    [
      'frames of known sites',
      '<iframe src="https://open.spotify.com/embed/track/1"></iframe>',
      'embed url=https://open.spotify.com/embed/track/1 title=Post at Spotify',
    ],
    [
      'frames of other sites are links',
      '<iframe src="https://x.example/form" width="600"></iframe>',
      'p(<https://x.example/form|https://x.example/form>)',
    ],
    ['frames of other sites that nobody was to see go', 'a <iframe src="https://x.example/form"></iframe>', 'p(a)'],
    ['links in drawings', '<svg><a href="https://x.example/"><text>b</text></a></svg>', 'p(<https://x.example/|b>)'],
    [
      'films of the library',
      '<video src="/uploads/8.mp4" poster="/uploads/9.jpg" loop></video>',
      `video source=file file=item:8 title=File 8 ${video} loops=true autoplay=false controls=true poster=item:9`,
    ],
    [
      'sounds, the kind that is taken first',
      '<audio><source src="/uploads/8.ogg"><source src="/uploads/9.mp3"></audio>',
      'audio file=item:9 title=File 9',
    ],
    ['sounds of other kinds', '<audio src="/uploads/8.ogg"></audio>', 'audio file=item:8 title=File 8'],
    ['sounds that are not taken are links', '<audio src="/uploads/8.wma"></audio>', 'p(</uploads/8.wma|File 8>)'],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))
})

describe('tables', () => {
  it.each([
    [
      'of words',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tr><td>c|d</td><td><b>e</b><br>f</td></tr></table>',
      'table rows=a\tb\nc|d\te f heads=row',
    ],
    ['with titles at the side', '<table><tr><th>a</th><td>b</td></tr></table>', 'table rows=a\tb heads=column'],
    [
      'with a caption',
      '<table><caption>c</caption><tr><td>a</td><td>b</td></tr></table>',
      'table rows=a\tb heads=none caption=c',
    ],
    [
      'with links',
      '<table class="x" onclick="y"><tr><td><a href="https://old.example/x/" style="z">a</a></td><td>b</td></tr></table>',
      'richTable heads=none rows=[{cells=[{content=p(</x/|a>)}, {content=p(b)}]}]',
    ],
    [
      'with joined cells',
      '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      'richTable heads=none rows=[{cells=[{content=p(a) columns=2}]}, {cells=[{content=p(b)}, {content=p(c)}]}]',
    ],
    [
      'with images and lists',
      '<table><tr><th>a</th><td><img src="/uploads/2.png"></td><td><ul><li>b</li></ul></td></tr></table>',
      'richTable heads=column rows=[{cells=[{content=p(a)}, {content=picture(item:2)}, {content=ul(li(b))}]}]',
    ],
    [
      'with tables in them are markup',
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      'rawHtml html=<table><tbody><tr><td>a</td><td><table><tbody><tr><td>b</td><td>c</td></tr></tbody></table></td></tr></tbody></table>',
    ],
    ['of one cell are boxes', '<table><tr><td><p>a</p></td></tr></table>', 'p(a)'],
  ])('%s', (_, html, wanted) => expect(read(html)).toBe(wanted))

  it('of many rows are several, each with its titles', () => {
    const rows = Array.from({ length: 250 }, (_, index) => `<tr><td>${index}</td><td>x</td></tr>`).join('')
    const tables = convertHtml(`<table><tr><th>a</th><th>b</th></tr>${rows}</table>`, contextWith().context, {
      toolsFor,
    })
    expect(tables.map(({ rows }) => String(rows).split('\n').length)).toEqual([200, 52])
    expect(tables.every(({ rows }) => String(rows).startsWith('a\tb\n'))).toBe(true)
  })
})

describe('text as it was typed', () => {
  it.each([
    ['is code', '<pre>a  b\n  c &lt;d&gt;</pre>', 'code code=a  b\n  c <d>'],
    ['with marks keeps spaces and lines', '<pre>a  <b>b</b>\nc</pre>', 'p(a \u00a0**b**/c)'],
    [
      'that opens',
      '<details open><summary>a</summary><p>b</p></details>',
      'accordion open=many firstOpen=true isFaq=false items=[{title=a content=p(b)}]',
    ],
  ])('%s', (_, html, wanted) => expect(read(html).replaceAll('\u00a0 ', ' \u00a0')).toBe(wanted))
})

describe('what is unsafe', () => {
  it.each([
    '<script>alert(1)</script>',
    '<style>a{}</style>',
    '<form><input name="a"></form>',
    '<svg onload="x"><script>y</script></svg>',
    '<noscript>x</noscript>',
    '<template><b>x</b></template>',
  ])('%s goes and is reported', (html) => {
    expect(read(`<p>a</p>${html}`)).toBe('p(a)')
    expect(reported(html)).toEqual([`html-dropped <${/\w+/.exec(html)?.[0]}>`])
  })

  it('never reaches markup that is kept', () => {
    const html =
      '<table><tr><td onclick="x"><a href="javascript:y">a</a><img src="https://x.example/a.gif" onerror="z"></td><td><script>b</script>c</td><td><table><tr><td>d</td></tr></table></td></tr></table>'
    expect(read(html)).toBe(
      'rawHtml html=<table><tbody><tr><td><a>a</a><a href="https://x.example/a.gif">https://x.example/a.gif</a></td><td>c</td><td><table><tbody><tr><td>d</td></tr></tbody></table></td></tr></tbody></table>',
    )
  })
})

describe('classic content', () => {
  it.each([
    ['blank lines part paragraphs', 'One\n\nTwo\r\n\r\nThree', 'p(One) p(Two) p(Three)'],
    ['lines are lines', 'One\nTwo', 'p(One/Two)'],
    ['a break at the end of a line is no second one', 'One<br />\nTwo', 'p(One/Two)'],
    ['two breaks part paragraphs', 'One<br><br/>Two', 'p(One) p(Two)'],
    ['headings stand alone', 'One\n<h2>Two</h2>\nThree', 'p(One) h2(Two) p(Three)'],
    [
      'lists have no lines of their own',
      '<ul>\n\t<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ul>',
      'ul(li(a) li(ol(li(b))))',
    ],
    ['quotations have paragraphs', '<blockquote>One\n\nTwo</blockquote>', 'quote(One//Two)'],
    ['preformatted text stays', '<pre>a\n\nb</pre>', 'code code=a\n\nb'],
    ['an address on an envelope', '<address>a\nb</address>&nbsp;\n\nc', 'p(a/b) p(c)'],
    ['marks go on in the next paragraph', '<b>a\n\nb</b>', 'p(**a**) p(**b**)'],
    ['more and next page are marks', 'a\n<!--more go on-->\nb\n<!--nextpage-->\nc', 'p(a) p(b) p(c)'],
    [
      'addresses alone in a line are embeds',
      'a\nhttps://vimeo.com/76979871\nb https://vimeo.com/1',
      'p(a)\nvideo source=provider address=https://vimeo.com/76979871 title=Video layout=column ratio=16-9\np(b https://vimeo.com/1)',
    ],
  ])('%s', (_, html, wanted) => expect(read(html, true)).toBe(wanted))
})

// A test that takes longer than the runner's limit of seconds fails.
describe('hostile HTML', () => {
  it.each([
    ['elements in elements', '<div>'.repeat(20_000)],
    ['marks in marks', '<b>'.repeat(20_000)],
    ['marks that are never closed', '<p><b class="x">a'.repeat(1_000)],
    ['links in links', '<a href="/x">a'.repeat(10_000)],
    ['lists in lists', '<ul><li>a'.repeat(5_000)],
    ['tables in tables', '<table><tr><td>a'.repeat(2_000)],
    ['openers of what is never closed', `https://x ${'<pre '.repeat(20_000)}${'<figure '.repeat(20_000)}`],
    ['many paragraphs', '<p>a</p>'.repeat(5_000)],
  ])('is converted in time that grows with its length: %s', (_, html) => expect(() => read(html, true)).not.toThrow())

  it('keeps the words of what stands too deep', () => {
    expect(read(`${'<div>'.repeat(5_000)}deep`)).toBe('p(deep)')
    expect(reported(`${'<div>'.repeat(5_000)}deep`)).toEqual(['html-too-deep elements in elements'])
  })
})
