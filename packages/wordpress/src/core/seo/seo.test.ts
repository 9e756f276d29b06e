import { describe, expect, it } from 'vitest'
import { seoMetasOf } from './seo-metas.ts'
import { filledTemplate, type SeoValues } from './seo-template.ts'

const VALUES: SeoValues = {
  title: 'Bread',
  siteTitle: 'Lindenhof',
  tagline: 'A house by the lake',
  excerpt: 'From the oven.',
  category: 'Kitchen',
  year: '2026',
  customField: (name) => (name === 'baker' ? 'Eva' : ''),
}

describe('templates', () => {
  it.each([
    ['%%title%% and butter %%sep%% %%sitename%%', 'Bread and butter – Lindenhof'],
    ['%title% in %category% %currentyear%', 'Bread in Kitchen 2026'],
    ['#post_title: #tagline', 'Bread: A house by the lake'],
    ['%%cf_baker%% bakes', 'Eva bakes'],
    ['100 % rye', '100 % rye'],
    ['Plain words', 'Plain words'],
    ['%%excerpt%%', 'From the oven.'],
  ])('%s', (template, text) => expect(filledTemplate(template, VALUES)).toBe(text))
  it.each([
    '%%title%% %%sep%% %%sitename%%',
    '%title% %sep% %sitename%',
    '#post_title #separator_sa #site_title',
    '%%title%% %%page%% %%sep%% %%sitename%%',
    '',
  ])('that say no more than the name are none: %s', (template) => expect(filledTemplate(template, VALUES)).toBe(''))
})

describe('metas', () => {
  const read = (metas: Readonly<Record<string, string>>) => {
    const codes: string[] = []
    const item = { metas: Object.entries(metas).map(([key, value]) => ({ key, value })) }
    return { ...seoMetasOf(item, VALUES, ({ subject }) => codes.push(subject)), codes }
  }
  it.each([
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_seopress_titles_desc',
    '_genesis_description',
  ])('%s is the description', (key) => expect(read({ [key]: 'Fresh' }).description).toBe('Fresh'))
  it.each([
    [{ '_yoast_wpseo_meta-robots-noindex': '1' }, true],
    [{ '_yoast_wpseo_meta-robots-noindex': '2' }, false],
    [{ rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' }, true],
    [{ rank_math_robots: 'a:1:{i:0;s:5:"index";}' }, false],
    [{ _aioseop_noindex: 'on' }, true],
    [{ _seopress_robots_index: 'yes' }, true],
    [{}, false],
  ])('%j keeps out of search engines: %s', (metas, noIndex) => expect(read(metas).noIndex).toBe(noIndex))
  it('names the image by its number and address', () =>
    expect(
      read({ '_yoast_wpseo_opengraph-image-id': '9', '_yoast_wpseo_opengraph-image': 'https://x/y.jpg' }).image,
    ).toEqual({ id: 9, address: 'https://x/y.jpg' }))
  it('reports what has no place', () =>
    expect(read({ _yoast_wpseo_canonical: 'https://x/', _yoast_wpseo_focuskw: '' }).codes).toEqual([
      '_yoast_wpseo_canonical',
    ]))
})
