import { describe, expect, it } from 'vitest'
import { contextWith, shown } from '../../testing/convert/context.ts'
import { looseBlocks } from '../builders/others/loose-blocks.ts'
import type { ShortcodeMapping } from '../convert/convert.ts'
import { convertContent } from '../convert/convert-content.ts'

function read(content: string) {
  const { context, report } = contextWith({ content })
  return {
    blocks: shown(convertContent({ ...context, mappings: { settings: looseBlocks } }).blocks),
    report: report.map(({ code, subject }) => `${code} ${subject}`),
  }
}

const vimeo = 'video source=provider address=https://vimeo.com/76979871 title=Video layout=column ratio=16-9'

describe('shortcodes', () => {
  it.each([
    [
      'a caption',
      '[caption id="attachment_8" width="300"]<a href="/uploads/8.jpg"><img src="/uploads/8-300x200.jpg"></a> a <em>b</em>[/caption]',
      'image image=item:8 layout=column opensLarge=true caption=a b',
    ],
    [
      'an old caption',
      '[wp_caption caption="a"]<img src="/uploads/8.jpg">[/wp_caption]',
      'image image=item:8 layout=column opensLarge=false caption=a',
    ],
    [
      'a gallery',
      "[gallery ids='8, 9' columns=2]",
      'gallery layout=grid columns=2 pictures=[{image=item:8}, {image=item:9}]',
    ],
    [
      'a gallery of what is attached',
      '[gallery exclude="22"]',
      'gallery layout=grid columns=3 pictures=[{image=item:21 caption=Words of the library}]',
    ],
    ['a gallery as a show', '[gallery type="slideshow" ids="8"]', 'carousel kind=pictures pictures=[{image=item:8}]'],
    ['a sound', '[audio mp3="/uploads/8.mp3"][/audio]', 'audio file=item:8 title=File 8'],
    ['the attached sound', '[audio]', 'audio file=item:23 title=File 23'],
    [
      'a film',
      '[video mp4="/uploads/8.mp4" loop="on"]',
      'video source=file file=item:8 title=File 8 layout=column ratio=16-9 loops=true autoplay=false controls=true',
    ],
    ['a film of a provider', '[video src="https://vimeo.com/76979871"]', vimeo],
    ['a playlist', '[playlist]', 'audio file=item:23 title=File 23'],
    ['an embed', '[embed width="5"]https://vimeo.com/76979871[/embed]', vimeo],
    ['a film by its name', '[vimeo 76979871]', vimeo],
    ['a film behind an equals sign', '[vimeo=https://vimeo.com/76979871]', vimeo],
    ['a form', '[contact-form-7 id="5" title="x"]', 'contactForm form=item:5 display=inline'],
    ['a slider', '[rev_slider alias="home"][/rev_slider]', 'slider slider=slider:home'],
    ['a slider without a name of its alias', '[rev_slider home]', 'slider slider=slider:home'],
    [
      'a button',
      '[button link="/page-7/"]a[/button]',
      'buttonGroup align=start buttons=[{link={type=page page=item:7 newTab=false label=a} look=solid}]',
    ],
    [
      'tabs',
      '[su_tabs][su_tab title="a"]x[/su_tab][su_tab title="b"]y[/su_tab][/su_tabs]',
      'tabs orientation=horizontal panels=[{title=a content=p(x)}, {title=b content=p(y)}]',
    ],
    [
      'tabs with their titles before',
      '[tabs tab1="a"][tab id=1]x[/tab][/tabs]',
      'tabs orientation=horizontal panels=[{title=a content=p(x)}]',
    ],
    [
      'an accordion',
      '[su_accordion][su_spoiler title="a" open="yes"]x[/su_spoiler][/su_accordion]',
      'accordion open=many firstOpen=true isFaq=false items=[{title=a content=p(x)}]',
    ],
    [
      'columns in a row',
      '[su_row][su_column size="2/3"]x[/su_column][su_column size="1/3"]y[/su_column][/su_row]',
      'columns ratio=8-4 columns=[{blocks=[(p(x))]}, {blocks=[(p(y))]}]',
    ],
    ['columns of old themes', '[one_half]x[/one_half][one_half_last]y[/one_half_last]', 'p(x) p(y)'],
    ['a quotation', '[su_quote cite="a"]x[/su_quote]', 'quote(x) p(— a)'],
    ['words that look different', 'x [highlight]y[/highlight] z', 'p(x y z)'],
    ['escaped ones', '[[gallery ids="1"]] x', 'p([gallery ids="1"] x)'],
    [
      'in a paragraph divide it',
      '<p>a [gallery ids="8"] b</p>',
      'p(a)\ngallery layout=grid columns=3 pictures=[{image=item:8}]\np(b)',
    ],
    ['words in brackets', 'so [sic] it was [1] [note]', 'p(so [sic] it was [1] [note])'],
  ])('%s', (_, content, wanted) => expect(read(content).blocks).toBe(wanted))

  it.each([
    [
      'unknown ones leave what they enclose',
      '[foo a="1"]x[bar]y[/bar][/foo]',
      'p(xy)',
      ['unknown-shortcode foo', 'unknown-shortcode bar'],
    ],
    [
      'unknown ones leave the pictures that they name',
      '[foo image="/uploads/8.jpg"]',
      'image image=item:8 layout=column opensLarge=false',
      ['unknown-shortcode foo'],
    ],
    [
      'unknown ones leave the words that they say of themselves',
      "[foo heading='Rooms' tag='h2'][/foo] a [tip text='Not in the line'][/tip] [bar label='Book' link='/page-7/']",
      'heading text=Rooms level=2 size=4 align=start\np(a) p(Not in the line)\nbuttonGroup align=start buttons=[{link={type=page page=item:7 newTab=false label=Book} look=quiet}]',
      ['unknown-shortcode foo', 'unknown-shortcode tip', 'unknown-shortcode bar'],
    ],
    [
      'unknown ones that mark words leave their line whole',
      'a [tip text="x y z w v"]b[/tip] c',
      'p(a b c)',
      ['unknown-shortcode tip'],
    ],
    ['alone in its line', 'a\n\n[foo]\n\nb', 'p(a) p(b)', ['unknown-shortcode foo']],
    ['sliders that were not given', '[rev_slider alias="x"]', '', ['slider-missing rev_slider x']],
    ['sliders of other plugins', '[smartslider3 slider="3"]', '', ['slider-unknown smartslider3 3']],
    ['forms that are gone', '[contact-form-7 404 "Gone"]', '', ['form-missing contact form 404 Gone']],
    ['forms that were not given', '[gravityform id="2" title="false"]', '', ['form-not-given gravity-forms 2']],
    ['forms of other plugins', '[formidable id="2"]', '', ['form-unknown formidable 2']],
  ])('%s, and are reported', (_, content, blocks, report) => expect(read(content)).toEqual({ blocks, report }))

  it('that a site knows itself are as it says', () => {
    const mapping: ShortcodeMapping = { names: ['gallery'], convert: () => ({ html: '<p>own</p>' }) }
    const { context } = contextWith({ content: '[gallery ids="8"]' })
    expect(shown(convertContent({ ...context, mappings: { shortcodes: [mapping] } }).blocks)).toBe('p(own)')
  })

  it('in each other without end keep their words', () => {
    const names = Array.from({ length: 200 }, (_, index) => `x${index}`)
    const content = `${names.map((name) => `[${name} a="1"]`).join('')}deep${names
      .toReversed()
      .map((name) => `[/${name}]`)
      .join('')}`
    expect(read(content).blocks).toBe('p(deep)')
  })
})

describe('the excerpt', () => {
  const excerpt = (content: string) => convertContent(contextWith({ content }).context).excerptFromMore

  it('is what stands before the mark', () => {
    expect(excerpt('a <b>b</b>\n\nc<!--more-->d')).toBe('a b c')
    expect(
      excerpt('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><!-- wp:more --><!--more--><!-- /wp:more -->'),
    ).toBe('a')
  })
  it('is cut at a word', () => expect(excerpt(`${'word '.repeat(200)}<!--more-->`)?.length).toBeLessThanOrEqual(600))
  it('is none without a mark', () => expect(excerpt('a')).toBeUndefined())
})
