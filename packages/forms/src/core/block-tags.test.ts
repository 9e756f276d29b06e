import { describe, expect, it } from 'vitest'
import { labelledTag } from './block-tags.ts'
import type { FormTag } from './template/form-tag.ts'

const written = (tag: FormTag | undefined) =>
  tag &&
  [tag.type, tag.rawName, ...tag.options, ...tag.rawValues.map((value) => `"${value}"`)].filter(Boolean).join(' ')
const tagOf = (blockType: string, more: object = {}) => written(labelledTag({ blockType, name: 'f', ...more })?.tag)

describe('a field that an editor put together', () => {
  it.each([
    [
      'file',
      { required: true, types: 'pdf, .docx image/*', maxMegabytes: 2.5 },
      'file* f filetypes:pdf|.docx|image/* limit:2621440',
    ],
    ['file', {}, 'file f'],
    ['range', { min: 1, max: 9, step: 2, defaultValue: '3' }, 'range f min:1 max:9 step:2 "3"'],
    ['number', { required: true, buttons: true }, 'number* f min:0'],
    ['number', { buttons: true, min: 2, max: 8, step: 2 }, 'number f min:2 max:8 step:2'],
    ['number', {}, 'number f'],
    ['range', { buttons: true }, 'range f'],
    ['quiz', { questions: 'What is 1+2?|3\n\nno answer\n|4\nWho?| Ann ' }, 'quiz f "What is 1+2?|3" "Who?| Ann"'],
    ['captcha', {}, 'captchar f'],
    ['payment', { amount: 12.5, currency: 'EUR', payLabel: 'Pay' }, 'stripe currency:eur amount:1250 "Pay"'],
    ['payment', { amount: 0, currency: 'EUR' }, 'stripe'],
    ['textarea', { maxLength: 99, counter: 'down' }, 'textarea f rows:6 maxlength:99 maxlength:2000'],
    ['submit', {}, 'submit'],
  ])('%s %j becomes a tag', (blockType, more, tag) => expect(tagOf(blockType, more)).toBe(tag))

  it('may have buttons where it is a number', () => {
    const buttons = (blockType: string, more: object) => labelledTag({ blockType, name: 'f', ...more })?.buttons
    expect([buttons('number', { buttons: true }), buttons('number', {}), buttons('text', { buttons: true })]).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  it('may count what is typed into it', () => {
    const counter = (more: object) => written(labelledTag({ blockType: 'textarea', name: 'f', ...more })?.counter)
    expect([counter({ counter: 'up' }), counter({ counter: 'down' }), counter({})]).toEqual([
      'count f',
      'count f down',
      undefined,
    ])
  })
  it('draws a picture beside a captcha', () =>
    expect(written(labelledTag({ blockType: 'captcha', name: 'f' })?.image)).toBe('captchac f'))
})
