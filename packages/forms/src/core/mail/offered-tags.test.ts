import { expect, it } from 'vitest'
import { offeredTags } from './offered-tags.ts'

const OF_MESSAGE = ['[_all_fields]', '[_sender_name]', '[_sender_email]']

it('offers the fields of a form, those of its groups among them', () => {
  const values = new Map<string, unknown>([
    ['fields.0.blockType', 'text'],
    ['fields.0.name', 'your-name'],
    ['fields.1.blockType', 'group'],
    ['fields.1.fields.0.blockType', 'text'],
    ['fields.1.fields.0.name', 'guest'],
    ['fields.2.blockType', 'quiz'],
    ['fields.2.name', 'sum'],
    ['fields.3.name', ''],
    ['webhooks.0.name', 'hook'],
    ['template', '[text other]'],
  ])
  expect(offeredTags(values)).toEqual(['[your-name]', '[guest]', ...OF_MESSAGE])
})

it('offers the tags of a template', () => {
  const template = '[text* your-name] [quiz q "1|1"] [checkbox topics "a"] [checkbox topics "b"] [submit]'
  expect(
    offeredTags(
      new Map([
        ['writtenAs', 'template'],
        ['template', template],
      ]),
    ),
  ).toEqual(['[your-name]', '[topics]', ...OF_MESSAGE])
  expect(offeredTags(new Map())).toEqual([])
})
