import { describe, expect, it } from 'vitest'
import { library, page } from '../../../testing/builders/convert-with.ts'
import { wordsIn } from '../../../testing/builders/words-in.ts'
import type { ReportLine } from '../../convert/convert.ts'
import { refTo } from '../../source/source-key.ts'
import { avadaPageHead } from './avada-page-head.ts'

function headOf(metas: Readonly<Record<string, string>>, hasGallery = false) {
  const report: ReportLine[] = []
  const item = page('', metas)
  const lookup = {
    ...library,
    slider: (name: string) => (['home', 'fusionslider-home'].includes(name) ? refTo(`slider:${name}`) : undefined),
  }
  const addForm = () => refTo('form:1-1')
  const context = {
    item,
    language: 'en',
    lookup,
    depth: 0,
    addForm,
    addImage: () => undefined,
    report: (line: ReportLine) => report.push(line),
  }
  return {
    blocks: avadaPageHead(context, { hasGallery }),
    codes: report.map(({ code, subject }) => `${code} ${subject}`),
  }
}

describe('what Avada shows above a page', () => {
  it('is nothing without its options', () => expect(headOf({ _thumbnail_id: '3' })).toEqual({ blocks: [], codes: [] }))
  it('is the slider of the kind that it names', () => {
    expect(headOf({ pyre_slider_type: 'rev', pyre_revslider: 'home' }).blocks).toEqual([
      { blockType: 'slider', slider: { $source: 'slider:home' } },
    ])
    expect(headOf({ pyre_slider_type: 'flex', pyre_wooslider: 'home' }).blocks).toEqual([
      { blockType: 'slider', slider: { $source: 'slider:fusionslider-home' } },
    ])
  })
  it('is a line of the report where that slider was not given', () =>
    expect(headOf({ pyre_slider_type: 'layer', pyre_slider: '4' })).toEqual({
      blocks: [],
      codes: ['slider-missing slider 4 above the page'],
    }))
  it('has the words of the bar, unless they are the title or the bar is off', () => {
    const metas = { pyre_page_title_custom_text: 'Our [rooms] & more', pyre_page_title_custom_subheader: 'By the lake' }
    expect(wordsIn(headOf(metas).blocks)).toBe('Our [rooms] & more By the lake')
    expect(headOf({ ...metas, pyre_page_title_bar: 'no' }).blocks).toEqual([])
    expect(headOf({ pyre_page_title_custom_text: 'A page' }).blocks).toEqual([])
  })
  it('is its video', () =>
    expect(headOf({ pyre_video: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' }).blocks).toMatchObject([
      { blockType: 'video' },
    ]))
  it('has its further images, which a project has in its gallery', () => {
    const metas = { 'kd_featured-image-3_post_id': '9', 'kd_featured-image-2_post_id': '5' }
    expect(headOf(metas).blocks).toMatchObject([
      { blockType: 'carousel', pictures: [{ image: { $source: 'item:5' } }, { image: { $source: 'item:9' } }] },
    ])
    expect(headOf(metas, true).blocks).toEqual([])
  })
  it('names other options', () => expect(headOf({ pyre_sidebar: 'shop' }).codes).toEqual(['avada-option sidebar']))
})
