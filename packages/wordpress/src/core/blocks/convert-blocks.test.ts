import { describe, expect, it } from 'vitest'
import { contextWith, itemWith, shown } from '../../testing/convert/context.ts'
import { looseBlocks } from '../builders/others/loose-blocks.ts'
import type { BlockMapping } from '../convert/convert.ts'
import { convertContent } from '../convert/convert-content.ts'

function read(content: string, kind = 'post') {
  const { context, report } = contextWith({ content, kind })
  return {
    blocks: shown(convertContent({ ...context, mappings: { settings: looseBlocks } }).blocks),
    report: report.map(({ code, subject }) => `${code} ${subject}`),
  }
}

const p = (words: string) => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`

describe('text blocks', () => {
  it('that are neighbours are one text', () =>
    expect(read(`${p('a')}\n\n<!-- wp:heading {"level":3} --><h3>b</h3><!-- /wp:heading -->\n${p('c')}`).blocks).toBe(
      'p(a) h3(b) p(c)',
    ))

  it.each([
    [
      'lists of blocks',
      '<!-- wp:list --><ul><!-- wp:list-item --><li>a</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
      'ul(li(a))',
    ],
    ['HTML between blocks', `<p>a</p>\n${p('b')}\nc\n\nd`, 'p(a) p(b) p(c) p(d)'],
    [
      'quotations that stand out',
      '<!-- wp:pullquote --><figure><blockquote><p>a</p><cite>b</cite></blockquote></figure><!-- /wp:pullquote -->',
      'testimonials variant=quote items=[{quote=a name=b}]',
    ],
    ['code', '<!-- wp:code --><pre><code>a &lt; &#91;b]</code></pre><!-- /wp:code -->', 'code code=a < [b]'],
    ['rules in a text', `${p('a')}<!-- wp:separator --><hr/><!-- /wp:separator -->${p('b')}`, 'p(a) hr p(b)'],
    [
      'rules between other blocks',
      '<!-- wp:separator --><hr/><!-- /wp:separator --><!-- wp:search /-->',
      'separator look=line size=medium\nsearchBox',
    ],
    [
      'HTML of somebody',
      '<!-- wp:html --><dl class="x"><dt>a</dt><dd onclick="y">b</dd></dl><!-- /wp:html -->',
      'rawHtml html=<dl><dt>a</dt><dd>b</dd></dl>',
    ],
    [
      'HTML with the marks of blocks pasted into it',
      `<!-- wp:html -->${p('a')}<p>b</p><!-- /wp:html -->${p('c')}`,
      'p(a) p(b) p(c)',
    ],
    [
      'HTML that is opened in one block and closed in another',
      `<!-- wp:html --><div><div>a</div><div><!-- /wp:html -->${p('b')}<!-- wp:html --></div></div><!-- /wp:html -->${p('c')}`,
      'p(a) p(b) p(c)',
    ],
    ['formulas', '<!-- wp:math {"latex":"a^2"} --><math><mi>a</mi></math><!-- /wp:math -->', 'code code=a^2'],
    [
      'attributes without backslashes',
      `<!-- wp:missing {"originalName":"a/b","originalUndelimitedContent":"u003cpu003exu003c/pu003e"} /-->`,
      'p(x)',
    ],
  ])('%s', (_, content, wanted) => expect(read(content).blocks).toBe(wanted))

  it('of footnotes are numbered in the order of their marks, which name them', () => {
    const content = `<!-- wp:paragraph --><p>x<sup data-fn="b">1</sup> y<sup data-fn="a">2</sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->`
    const footnotes = JSON.stringify([
      { id: 'a', content: 'Second' },
      { id: 'b', content: 'First <b>one</b>' },
    ])
    const { context } = contextWith({ content, metas: [{ key: 'footnotes', value: footnotes }] })
    expect(shown(convertContent(context).blocks)).toBe(
      'p(x[1] y[2])\nfootnotes notes=[{text=p(First **one**)}, {text=p(Second)}]',
    )
  })
})

describe('blocks that open', () => {
  const details = (title: string) =>
    `<!-- wp:details --><details><summary>${title}</summary>${p('x')}</details><!-- /wp:details -->`

  it('join their neighbours', () =>
    expect(read(details('a') + details('b')).blocks).toBe(
      'accordion open=many firstOpen=false isFaq=false items=[{title=a content=p(x)}, {title=b content=p(x)}]',
    ))

  it('hold the blocks that no text can hold, and what follows them, in their order', () => {
    const inside = `${p('x')}<!-- wp:search /-->${p('y')}`
    const content = `<!-- wp:details --><details><summary>a</summary>${inside}</details><!-- /wp:details -->`
    expect(read(content)).toEqual({
      blocks:
        'accordion open=many firstOpen=false isFaq=false items=[{title=a content=p(x) blocks=[(searchBox), (p(y))]}]',
      report: [],
    })
  })

  it('show blocks that open inside them with their titles, since no panel holds panels', () =>
    expect(
      read(
        `<!-- wp:details --><details><summary>a</summary><!-- wp:search /-->${details('b')}</details><!-- /wp:details -->`,
      ),
    ).toEqual({
      blocks: 'accordion open=many firstOpen=false isFaq=false items=[{title=a blocks=[(searchBox), (h4(b) p(x))]}]',
      report: ['unfolded-in-accordion accordion'],
    }))

  it('of questions tell search engines', () =>
    expect(
      read(
        '<!-- wp:yoast/faq-block {"questions":[{"jsonQuestion":"a?","jsonAnswer":"<b>b</b>"}]} --><div></div><!-- /wp:yoast/faq-block -->',
      ).blocks,
    ).toBe('accordion open=many firstOpen=false isFaq=true items=[{title=a? content=p(**b**)}]'))

  it('keep a title that is too long above the text', () => {
    const title = 'word '.repeat(60).trim()
    const { blocks } = read(details(title))
    expect(blocks).toContain(`content=p(${title}) p(x)`)
  })
})

describe('columns', () => {
  const columns = (...widths: readonly string[]) =>
    `<!-- wp:columns --><div>${widths.map((width, index) => `<!-- wp:column ${width && `{"width":"${width}"} `}--><div>${p(`${index}`)}</div><!-- /wp:column -->`).join('')}</div><!-- /wp:columns -->`

  it.each([
    ['halves', columns('', ''), 'halves'],
    ['by their widths', columns('66.66%', '33.33%'), '8-4'],
    ['by one width', columns('40%', ''), '5-7'],
    ['thirds', columns('', '', ''), 'thirds'],
    ['a wide one between narrow ones', columns('25%', '50%', '25%'), '3-6-3'],
    ['two narrow ones behind a wide one', columns('50%', '', ''), '6-3-3'],
    ['four', columns('', '', '', ''), 'equal'],
    ['six', columns('', '', '', '', '', ''), 'equal'],
  ])('%s', (_, content, ratio) => expect(read(content).blocks).toContain(`columns ratio=${ratio}`))

  it('up to six stand side by side', () => {
    const { blocks, report } = read(columns('', '', '', ''))
    expect(blocks.split('\n')).toHaveLength(1)
    expect(blocks).toMatch(/p\(0\).*p\(1\).*p\(2\).*p\(3\)/)
    expect(report).toEqual([])
  })

  it('more than six are rows, and none is dropped', () => {
    const { blocks, report } = read(columns('', '', '', '', '', '', ''))
    expect(blocks.split('\n')).toHaveLength(2)
    expect(blocks).toMatch(/p\(0\).*p\(3\)[\s\S]*p\(4\).*p\(6\)/)
    expect(report).toEqual(['columns-in-rows 7 columns'])
  })

  it('in columns are what they hold', () => {
    const content = `<!-- wp:columns --><div><!-- wp:column --><div>${columns('', '')}</div><!-- /wp:column --><!-- wp:column --><div>${p('x')}</div><!-- /wp:column --></div><!-- /wp:columns -->`
    expect(read(content)).toEqual({
      blocks: 'columns ratio=halves columns=[{blocks=[(p(0)), (p(1))]}, {blocks=[(p(x))]}]',
      report: ['nested-too-deep columns in a column'],
    })
  })

  it('keep words that stand beside them', () =>
    expect(read(columns('', '').replace('</div><!-- /wp:columns', 'stray</div><!-- /wp:columns')).blocks).toContain(
      'p(stray)',
    ))
})

describe('grounds', () => {
  it('of groups are sections', () =>
    expect(
      read(`<!-- wp:group {"style":{"color":{"background":"#112233"}}} --><div>${p('a')}</div><!-- /wp:group -->`)
        .blocks,
    ).toBe('section surface=ink padding=normal width=page blocks=[(p(a))]'))

  const cover = `<!-- wp:cover {"url":"/uploads/8.jpg","dimRatio":40} --><div><img src="/uploads/8.jpg"/><!-- wp:heading --><h2>a</h2><!-- /wp:heading -->${p('b')}</div><!-- /wp:cover -->`

  it('with a heading at the beginning of a page are its first screen', () =>
    expect(read(cover, 'page').blocks).toBe('hero variant=statement heading=a image=item:8 text=b'))

  it('anywhere else are sections', () =>
    expect(read(cover).blocks).toBe(
      'section surface=ink padding=large width=page height=content align=center scheme=dark ground={image=item:8 overlay=ink overlayOpacity=40} blocks=[(h2(a) p(b))]',
    ))

  it('bear the anchor of the old block', () =>
    expect(read(`<!-- wp:group --><div id="Far_down" class="x">${p('a')}</div><!-- /wp:group -->`).blocks).toBe(
      'p(a) frame={anchor=far-down}',
    ))
})

describe('media', () => {
  it.each([
    [
      'galleries of blocks',
      '<!-- wp:gallery {"columns":6,"imageCrop":false} --><figure class="wp-block-gallery"><!-- wp:image --><figure><img src="/uploads/8.jpg"/><figcaption>a</figcaption></figure><!-- /wp:image --><!-- wp:image --><figure><img src="/uploads/9.jpg"/></figure><!-- /wp:image --><figcaption class="blocks-gallery-caption">b</figcaption></figure><!-- /wp:gallery -->',
      'gallery layout=masonry columns=4 pictures=[{image=item:8 caption=a}, {image=item:9}]\np(b)',
    ],
    [
      'galleries of numbers',
      '<!-- wp:gallery {"ids":[8,9]} /-->',
      'gallery layout=grid columns=2 pictures=[{image=item:8}, {image=item:9}]',
    ],
    [
      'pictures that open large',
      '<!-- wp:image {"lightbox":{"enabled":true}} --><figure><img src="/uploads/8.jpg"/></figure><!-- /wp:image -->',
      'image image=item:8 layout=column opensLarge=true',
    ],
    [
      'old blocks for films',
      '<!-- wp:core-embed/vimeo {"url":"https://vimeo.com/76979871"} --><figure><figcaption>a</figcaption></figure><!-- /wp:core-embed/vimeo -->',
      'video source=provider address=https://vimeo.com/76979871 title=a layout=column ratio=16-9 caption=a',
    ],
    ['pages of this site', '<!-- wp:embed {"url":"https://old.example/page-7/"} /-->', 'p(<item:7|Page seven>)'],
    [
      'files with the words of their buttons',
      '<!-- wp:file {"id":8} --><div><a href="/uploads/8.pdf">a</a><a class="wp-block-file__button" href="/uploads/8.pdf">Download</a></div><!-- /wp:file -->',
      'p(</uploads/8.pdf|a> </uploads/8.pdf|Download>)',
    ],
    [
      'files with nothing but a button',
      '<!-- wp:file {"id":8} --><div><a class="wp-block-file__button" href="/uploads/8.pdf">Get the plan</a></div><!-- /wp:file -->',
      'p(</uploads/8.pdf|Get the plan>)',
    ],
    [
      'before and after',
      '<!-- wp:jetpack/image-compare --><figure><div><img src="/uploads/8.jpg"/><img src="/uploads/9.jpg"/></div></figure><!-- /wp:jetpack/image-compare -->',
      'beforeAfter before=item:8 after=item:9',
    ],
  ])('%s', (_, content, wanted) => expect(read(content).blocks).toBe(wanted))
})

describe('links', () => {
  it('of buttons', () =>
    expect(
      read(
        '<!-- wp:buttons {"layout":{"justifyContent":"center"}} --><div><!-- wp:button {"className":"is-style-outline"} --><div><a href="/page-7/" target="_blank">a</a></div><!-- /wp:button --><!-- wp:button --><div><a>b</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
      ).blocks,
    ).toBe('buttonGroup align=center buttons=[{link={type=page page=item:7 newTab=true label=a} look=outline}]\np(b)'))

  it('of more than six buttons', () => {
    const button = '<!-- wp:button --><div><a href="/x/">a</a></div><!-- /wp:button -->'
    expect(
      read(`<!-- wp:buttons --><div>${button.repeat(8)}</div><!-- /wp:buttons -->`).blocks.split('\n'),
    ).toHaveLength(2)
  })

  it('to profiles, and what is none', () =>
    expect(
      read(
        '<!-- wp:social-links --><ul><!-- wp:social-link {"service":"x","url":"http://x.com/a"} /--><!-- wp:social-link {"service":"mail","url":"a@x.example"} /--></ul><!-- /wp:social-links -->',
      ).blocks,
    ).toBe(
      'followLinks look=icons profiles=[{label=X url=https://x.com/a}]\nbuttonGroup align=start buttons=[{link={type=url url=mailto:a@x.example newTab=false label=Mail} look=quiet}]',
    ))
})

describe('lists that fill themselves', () => {
  it.each([
    [
      'posts of a category',
      '<!-- wp:latest-posts {"postsToShow":3,"categories":[{"id":3}]} /-->',
      'postList layout=list show=latest count=3 category=term:category:three',
    ],
    [
      'queries',
      '<!-- wp:query {"query":{"perPage":90,"taxQuery":{"post_tag":[3]}}} --><div></div><!-- /wp:query -->',
      'postList layout=list show=latest count=48 tag=term:post_tag:three',
    ],
    [
      'projects',
      '<!-- wp:query {"query":{"perPage":4,"postType":"jetpack-portfolio"}} /-->',
      'projectGrid show=latest count=4',
    ],
  ])('%s', (_, content, wanted) => expect(read(content).blocks).toBe(wanted))

  it('are reported where this site has none', () =>
    expect(read('<!-- wp:calendar /-->')).toEqual({ blocks: '', report: ['dynamic-block core/calendar'] }))
})

describe('reusable blocks', () => {
  it('are referred to', () => expect(read('<!-- wp:block {"ref":50} /-->').blocks).toBe('reusable block=item:50'))
  it('are copied where they have words of their own', () => {
    const pattern = itemWith({
      id: 50,
      kind: 'wp_block',
      content: '<!-- wp:paragraph {"metadata":{"name":"Words"}} --><p>a</p><!-- /wp:paragraph -->',
    })
    const { context } = contextWith(
      { content: '<!-- wp:block {"ref":50,"content":{"Words":{"content":"b"}}} /-->' },
      { item: () => pattern },
    )
    expect(shown(convertContent(context).blocks)).toBe('p(b)')
  })
  it('that are gone are reported', () =>
    expect(read('<!-- wp:block {"ref":51} /-->')).toEqual({
      blocks: '',
      report: ['pattern-missing reusable block 51'],
    }))
  it('that hold each other come to an end', () => {
    const pattern = itemWith({ id: 50, kind: 'wp_block', content: '<!-- wp:block {"ref":50} /-->'.repeat(20) })
    const { context, report } = contextWith({ ...pattern }, { item: () => pattern })
    expect(convertContent(context).blocks).toEqual([])
    expect(report.map(({ code }) => code)).toContain('too-deep')
  })
})

describe('blocks of plugins', () => {
  it('show their forms', () =>
    expect(
      read(
        '<!-- wp:contact-form-7/contact-form-selector {"id":5,"title":"x"} --><div>[contact-form-7 id="5"]</div><!-- /wp:contact-form-7/contact-form-selector -->',
      ).blocks,
    ).toBe('contactForm form=item:5 display=inline'))
  it('that are unknown keep words, images and links', () =>
    expect(
      read(
        '<!-- wp:a/box {"img":"https://old.example/uploads/8.jpg"} --><div><a href="/x/">a</a></div><!-- /wp:a/box -->',
      ),
    ).toEqual({
      blocks: 'p(</x/|a>) picture(item:8)',
      report: ['unknown-block a/box'],
    }))
  it('that the server drew keep what their attributes say to visitors, in its order', () => {
    const data = {
      headline: 'Rooms',
      _headline: 'field_61a',
      willkommen: 'Drei Zimmer unter dem Dach',
      image: 8,
      layout: 'image-left',
      cta: { title: 'Book', url: '/page-7/', target: '' },
    }
    const attributes = { name: 'acf/hero', data, mode: 'preview', metadata: { name: 'Hero of the home page' } }
    expect(read(`<!-- wp:acf/hero ${JSON.stringify(attributes)} /-->`)).toEqual({
      blocks:
        'heading text=Rooms level=2 size=4 align=start\np(Drei Zimmer unter dem Dach)\nimage image=item:8 layout=column opensLarge=false\nbuttonGroup align=start buttons=[{link={type=page page=item:7 newTab=false label=Book} look=quiet}]',
      report: ['unknown-block acf/hero'],
    })
  })
  it('that are frames around others keep the words of those', () =>
    expect(
      read(
        `<!-- wp:kadence/column --><div>${p('a')}<!-- wp:kadence/singlebtn {"text":"Go","link":"/page-7/"} /--></div><!-- /wp:kadence/column -->`,
      ).blocks,
    ).toBe('p(a)\nbuttonGroup align=start buttons=[{link={type=page page=item:7 newTab=false label=Go} look=quiet}]'))
  it('that are unknown keep the blocks in them', () =>
    expect(read(`<!-- wp:a/box --><div>${p('a')}<!-- wp:search /--></div><!-- /wp:a/box -->`).blocks).toBe(
      'p(a)\nsearchBox',
    ))
  it('that a site knows itself are as it says', () => {
    const mapping: BlockMapping = { names: ['a/*'], convert: (_, tools) => tools.html('<p>own</p>') }
    const { context } = contextWith({ content: '<!-- wp:a/box /-->' })
    expect(shown(convertContent({ ...context, mappings: { blocks: [mapping] } }).blocks)).toBe('p(own)')
  })
})

describe('broken content', () => {
  it('keeps blocks whose attributes cannot be read', () =>
    expect(read('<!-- wp:heading {"level":3,} --><h3>a</h3><!-- /wp:heading -->')).toEqual({
      blocks: 'h3(a)',
      report: ['broken-attributes core/heading'],
    }))
  it('keeps the words of what stands too deep, or says that they are lost', () => {
    const { report } = read('<!-- wp:group --><div>'.repeat(200) + p('a'))
    expect(report).toContain('too-deep core/group')
  })
})
