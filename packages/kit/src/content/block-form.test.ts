import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { defineBlock, defineGeneratedBlock } from '../core/define-block.ts'
import { field } from '../core/fields/build.ts'
import { FILLED } from '../core/fields/field.ts'
import { blockForm, blockForms, formFields } from './block-form.ts'

const words = (text: string) => ({ en: text, de: `${text} (de)` })

const menu = defineBlock({
  name: 'menu',
  label: words('Menu'),
  group: 'Text',
  drawing: [],
  fields: {
    title: field.text({
      label: words('Title'),
      help: words('Short.'),
      required: true,
      maxLength: 40,
      placeholder: 'Lunch',
    }),
    form: field.choice({ label: words('Form'), options: { list: words('List'), card: words('Card') } }),
    columns: field.number({ label: words('Columns'), min: 1, max: 4, initial: 2, shownWhen: { form: 'list' } }),
    framed: field.toggle({ label: words('Framed'), shownWhen: { form: 'list' } }),
    order: field.text({ label: words('Order'), shownWhen: { form: ['list', 'card'], title: null } }),
    html: field.code({ label: words('HTML'), administratorsOnly: true, clean: (html) => html.replaceAll('<', '') }),
    address: field.text({
      label: words('Address'),
      accepts: { test: (value) => value.startsWith('https:'), refusal: words('No.') },
    }),
    feed: field.text({
      label: words('Feed'),
      accepts: { test: (value) => value.endsWith('.xml'), refusal: (value) => words(`Not ${value}.`) },
      reportedBy: '@vitrine/menu/admin#FeedReport',
    }),
    dishes: field.rows({
      label: words('Dishes'),
      min: 1,
      max: 9,
      fields: { name: field.text({ label: words('Name') }), parts: field.blocks({ label: words('Parts') }) },
    }),
  },
  sideBySide: [['columns', 'framed']],
})
const form = blockForm(menu, ['image', 'text'])
const fieldCalled = (name: string, fields: readonly Field[] = form.fields): Field | undefined =>
  fields
    .flatMap((one) => ('name' in one ? [one] : 'fields' in one ? one.fields : []))
    .find((one) => 'name' in one && one.name === name)

describe('the form of a declared block', () => {
  it('has its name, its labels in the languages of the admin, and its place in the picker', () =>
    expect(form).toMatchObject({
      slug: 'menu',
      labels: { singular: { en: 'Menu', de: 'Menu (de)' } },
      admin: { group: { en: 'Text' } },
    }))
  it('asks for texts in each language, within their limits', () =>
    expect(fieldCalled('title')).toEqual({
      name: 'title',
      label: words('Title'),
      type: 'text',
      required: true,
      localized: true,
      maxLength: 40,
      admin: { description: words('Short.'), placeholder: 'Lunch' },
    }))
  it('offers the options of a choice, the first one chosen', () =>
    expect(fieldCalled('form')).toMatchObject({
      type: 'select',
      required: true,
      defaultValue: 'list',
      options: [{ value: 'list', label: words('List') }, { value: 'card' }],
    }))
  it('shows what another field asks for, also before that one was touched', () => {
    const row = form.fields[2]
    const condition = row && 'admin' in row ? row.admin?.condition : undefined
    const shown = (siblings: object) =>
      condition?.({}, siblings, { blockData: {}, operation: 'create', path: [], user: null })
    expect([shown({ form: 'list' }), shown({}), shown({ form: 'card' })]).toEqual([true, true, false])
  })
  it('shows what any of several values asks for, or none', () => {
    const order = fieldCalled('order')
    const condition = order && 'admin' in order ? order.admin?.condition : undefined
    const shown = (siblings: object) =>
      condition?.({}, siblings, { blockData: {}, operation: 'create', path: [], user: null })
    expect([shown({}), shown({ form: 'card' }), shown({ form: 'x' }), shown({ title: 'A' })]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('puts fields side by side', () =>
    expect(form.fields[2]).toMatchObject({ type: 'row', fields: [{ name: 'columns' }, { name: 'framed' }] }))
  it('lets blocks stand in its rows', () =>
    expect(fieldCalled('dishes')).toMatchObject({
      type: 'array',
      minRows: 1,
      maxRows: 9,
      fields: [{ name: 'name' }, { name: 'parts', type: 'blocks', blockReferences: ['image', 'text'] }],
    }))
  it('keeps what only administrators may write from others, and makes it harmless', () => {
    const html = fieldCalled('html')
    if (!html || !('hooks' in html)) throw new Error('The form has no field for HTML.')
    const cleaned = html.hooks?.beforeValidate?.[0]?.({ value: '<a' } as Parameters<
      NonNullable<NonNullable<typeof html.hooks>['beforeValidate']>[number]
    >[0])
    expect([cleaned, html.access?.update?.name]).toEqual(['a', 'administratorsOnly'])
  })
  it('says why it refuses a text, in the language of the editor', () => {
    const say = (name: string, value: string, language: string) => {
      const text = fieldCalled(name)
      if (text?.type !== 'text' || !text.validate) throw new Error(`The form accepts any ${name}.`)
      return (text.validate as (value: string, options: object) => unknown)(value, { req: { i18n: { language } } })
    }
    expect([say('address', 'https://a/', 'en'), say('address', 'ftp://a/', 'en')]).toEqual([true, 'No.'])
    expect(say('address', '', 'de')).toBe('No. (de)')
    expect([say('feed', 'a.xml', 'en'), say('feed', 'a.rss', 'de')]).toEqual([true, 'Not a.rss. (de)'])
  })
  it('shows below a text what a component of the admin says of it', () =>
    expect(fieldCalled('feed')).toMatchObject({
      admin: { components: { afterInput: ['@vitrine/menu/admin#FeedReport'] } },
    }))
})

it('blocks come in the order of their levels, and hold those of lower ones', () => {
  const holding = (name: string, level: 'holder' | 'row' | 'section') =>
    defineBlock({
      name,
      label: words(name),
      group: 'Layout',
      level,
      drawing: [],
      fields: { blocks: field.blocks({ label: words('Blocks') }) },
    })
  const forms = blockForms([holding('section', 'section'), holding('columns', 'row'), holding('modal', 'holder'), menu])
  expect(forms.map(({ slug }) => slug)).toEqual(['menu', 'modal', 'columns', 'section'])
  expect(forms.slice(1).map(({ fields }) => fields[0])).toMatchObject([
    { blockReferences: ['menu'] },
    { blockReferences: ['menu', 'modal'] },
    { blockReferences: ['menu', 'modal', 'columns'] },
  ])
})

it('blocks that features make have no form', () =>
  expect(blockForms([menu, defineGeneratedBlock({ name: 'head', read: () => ({}) })])).toMatchObject([
    { slug: 'menu' },
  ]))

describe('a field', () => {
  const { fields } = blockForm(
    defineBlock({
      name: 'clock',
      label: words('Clock'),
      group: 'Text',
      drawing: [],
      fields: {
        until: field.date({ label: words('Until'), of: 'time', widthPercent: 70 }),
        pace: field.choice({ label: words('Pace'), options: { slow: words('Slow') }, required: false }),
        tick: field.choice({ label: words('Tick'), options: { soft: words('Soft') }, allSeen: true }),
        chime: field.file({ label: words('Chime'), type: 'audio/', requiredInForm: true }),
        words: field.file({ label: words('Words'), type: 'text/vtt' }),
        alarms: field.rows({ label: words('Alarms'), max: 3, folded: true, fields: {} }),
      },
    }),
  )
  it('for a moment asks for day and time, as wide as its declaration says', () =>
    expect(fields[0]).toMatchObject({
      type: 'date',
      admin: { width: '70%', date: { pickerAppearance: 'dayAndTime' } },
    }))
  it('for a choice that may be taken back is not required, and has one to begin with', () => {
    expect(fields[1]).not.toHaveProperty('required')
    expect(fields[1]).toMatchObject({ defaultValue: 'slow' })
  })
  it('for a choice may show all options at once', () =>
    expect(fields[2]).toMatchObject({ type: 'radio', defaultValue: 'soft', admin: { layout: 'horizontal' } }))
  it('for a file takes one media type, or all that begin alike, and may insist on it', () => {
    expect(fields[3]).toMatchObject({ required: true, filterOptions: { mimeType: { like: 'audio/' } } })
    expect(fields[4]).toMatchObject({ filterOptions: { mimeType: { equals: 'text/vtt' } } })
  })
  it('for rows may begin closed', () =>
    expect(fields[5]).toMatchObject({ type: 'array', admin: { initCollapsed: true } }))
})

describe('a form in parts', () => {
  const { fields } = blockForm(
    defineBlock({
      name: 'scene',
      label: words('Scene'),
      group: 'Layout',
      drawing: [],
      fields: {
        ground: field.group({
          label: words('Ground'),
          fields: {
            image: field.image({ label: words('Picture') }),
            video: field.file({ label: words('Video'), type: ['video/mp4', 'video/webm'] }),
            address: field.text({ label: words('Address'), shownWhen: { video: null } }),
            ratio: field.optionalChoice({
              label: words('Ratio'),
              options: { wide: words('Wide') },
              shownWhen: { address: FILLED, video: null },
            }),
            loop: field.toggle({ label: words('Loop'), shownWhen: [{ video: FILLED }, { address: FILLED }] }),
            opacity: field.number({ label: words('Opacity'), min: 0, max: 100, step: 10 }),
          },
          foldedParts: [{ label: words('More'), names: ['image', 'video', 'address', 'ratio', 'loop', 'opacity'] }],
          sideBySide: [['image', 'video']],
        }),
        behind: field.blocks({ label: words('Behind'), of: ['slider'], max: 1 }),
      },
    }),
    ['text'],
  )
  const [ground, behind] = fields
  const [part] = ground?.type === 'group' ? ground.fields : []
  const inside = part?.type === 'collapsible' ? part.fields : []
  const shown = (name: string, siblings: object) => {
    const found = inside.find((one) => 'name' in one && one.name === name)
    const condition = found && 'admin' in found ? found.admin?.condition : undefined
    return condition?.({}, siblings, { blockData: {}, operation: 'create', path: [], user: null })
  }

  it('has them closed, and rows in them', () => {
    expect(ground).toMatchObject({ name: 'ground', type: 'group', label: words('Ground') })
    expect(part).toMatchObject({ label: words('More'), admin: { initCollapsed: true } })
    expect(inside[0]).toMatchObject({ type: 'row', fields: [{ name: 'image' }, { name: 'video' }] })
    expect(inside).toHaveLength(5)
  })
  it('shows what asks for a field that is filled, for one that is empty, or for either of two', () => {
    expect([shown('address', {}), shown('address', { video: 7 })]).toEqual([true, false])
    expect([{}, { address: 'a' }, { address: '' }, { address: 'a', video: 7 }].map((s) => shown('ratio', s))).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect([{}, { video: 7 }, { address: 'a' }].map((s) => shown('loop', s))).toEqual([false, true, true])
  })
  it('chooses nothing for a choice that may be none, and counts in steps', () => {
    expect(inside[2]).not.toHaveProperty('defaultValue')
    expect(inside[4]).toMatchObject({ min: 0, max: 100, admin: { step: 10 } })
  })
  it('takes files of several media types, and blocks that a field names', () => {
    expect(inside[0]).toMatchObject({
      fields: [{}, { filterOptions: { mimeType: { in: ['video/mp4', 'video/webm'] } } }],
    })
    expect(behind).toMatchObject({ type: 'blocks', blockReferences: ['slider'], maxRows: 1 })
  })
})

describe('the form of a block with several versions', () => {
  const form = blockForm(
    defineBlock({
      name: 'note',
      label: words('Note'),
      group: 'Text',
      drawing: [],
      fields: { heading: field.text({ label: words('Heading') }) },
      upgrades: [({ headline, ...block }) => ({ ...block, heading: headline })],
    }),
  )
  it('gives a new block the newest one, unseen by its editor', () =>
    expect(form.fields[0]).toMatchObject({ name: 'blockVersion', defaultValue: 2, admin: { hidden: true } }))
  it('is known to readers of stored data', () => expect(form.custom?.upgrades).toHaveLength(1))
})

describe('a group that is closed', () => {
  const [part] = formFields({
    fields: {
      view: field.group({
        label: words('How much is seen'),
        folded: true,
        shownWhen: { kind: 'row' },
        fields: { gap: field.number({ label: words('Gap') }) },
      }),
    },
  })
  it('is a part of the form with its name, which opens, and is shown when the group is', () => {
    expect(part).toMatchObject({
      type: 'collapsible',
      label: words('How much is seen'),
      admin: { initCollapsed: true, condition: expect.any(Function) },
    })
    const inside = part?.type === 'collapsible' ? part.fields : []
    expect(inside).toEqual([
      { name: 'view', label: false, type: 'group', fields: [expect.objectContaining({ name: 'gap' })] },
    ])
  })
})
