import { describe, expect, it } from 'vitest'
import { labelledTag } from './block-tags.ts'
import { DEFAULT_MESSAGES } from './messages.ts'
import { toSchema } from './schema.ts'
import { fieldBlocksOf } from './tag-blocks.ts'
import { readTemplate } from './template/form-body.ts'
import type { FormTag } from './template/form-tag.ts'
import { tagsOf } from './template/scan.ts'

const blocks = (template: string) => fieldBlocksOf(readTemplate(template, new Set()))

const ALL = `<label> Your name
    [text* your-name autocomplete:name placeholder "Ann"] </label>
<label>E-mail [email* mail]</label>
<p>Message<br />[textarea msg minlength:2 maxlength:99]</p>
[number rooms min:1 max:9 step:2 "3"] [range scale min:0 max:5]
[date* day min:2026-01-01] [select kind include_blank "A|1" "B"] [checkbox* what use_label_element default:2 "X" "Y"]
[radio who default:1 "M" "N"] [file* plan filetypes:pdf|image/* limit:2mb] [quiz sum "1+1?|2"] [hidden from "web"]
[acceptance terms optional] I <b>agree</b>. [/acceptance] [submit "Go"]`

describe('a template that fields can say', () => {
  it('becomes them', () =>
    expect(blocks(ALL)).toMatchObject([
      {
        blockType: 'text',
        name: 'your-name',
        label: 'Your name',
        required: true,
        placeholder: 'Ann',
        autocomplete: 'name',
      },
      { blockType: 'email', name: 'mail', label: 'E-mail', required: true },
      { blockType: 'textarea', name: 'msg', label: 'Message', minLength: 2, maxLength: 99 },
      { blockType: 'number', name: 'rooms', label: 'rooms', min: 1, max: 9, step: 2, defaultValue: '3' },
      { blockType: 'range', min: 0, max: 5 },
      { blockType: 'date', required: true, min: '2026-01-01' },
      { blockType: 'select', choices: 'A|1\nB', includeBlank: true, multiple: false },
      { blockType: 'checkbox', choices: 'X\nY', defaultValue: 'Y' },
      { blockType: 'radio', choices: 'M\nN', defaultValue: 'M' },
      { blockType: 'file', types: '.pdf, image/*', maxMegabytes: 2 },
      { blockType: 'quiz', questions: '1+1?|2' },
      { blockType: 'hidden', defaultValue: 'web' },
      { blockType: 'acceptance', text: 'I <b>agree</b>.', optional: true },
      { blockType: 'submit', label: 'Go' },
    ]))

  it('asks for the same as fields as it did before', () => {
    const rules = (tags: readonly FormTag[]) =>
      toSchema(
        { tags, messages: DEFAULT_MESSAGES, locale: 'en_US' },
        { now: new Date(0), timeZone: 'UTC', lists: () => undefined },
      ).rules
    const asFields = blocks(ALL)?.flatMap((block) => labelledTag(block)?.tag ?? []) ?? []
    const sorted = (list: readonly object[]) => list.map((rule) => JSON.stringify(rule)).sort()
    expect(sorted(rules(asFields))).toEqual(sorted(rules(tagsOf(readTemplate(ALL, new Set())))))
  })
})

describe('a template that says more', () => {
  it.each([
    ['words of its own', '<label>Name [text a]</label> <strong>Hello</strong> [submit]'],
    ['words at its end', '[text a] [submit] <em>Bye</em>'],
    ['tags without a field', '[text a] [count a] [submit]'],
    ['options that fields do not have', '[text a class:x] [submit]'],
    ['a number that scripts of its site know', '[number* a class:stepper min:1] [submit]'],
    ['days in words', '[date a min:today] [submit]'],
    ['a list', '[select a data:countries] [submit]'],
    ['no field', '<label>Name</label>'],
  ])('stays one: %s', (_, template) => expect(blocks(template)).toBeUndefined())
})
