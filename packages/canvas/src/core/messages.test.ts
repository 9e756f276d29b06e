import { describe, expect, it } from 'vitest'
import { type Intent, parseFromPage, parseToPage, type ToPage } from './messages.ts'

describe('a message of the page', () => {
  it.each<readonly [string, Intent]>([
    ['a selection', { do: 'select', id: 'a' }],
    ['no selection', { do: 'select', id: undefined }],
    ['a selection that was made on the page', { do: 'select', id: 'a', turn: 2 }],
    ['a walk', { do: 'walk', to: 'parent' }],
    ['an action', { do: 'duplicate', id: 'a' }],
    ['a place', { do: 'place', id: 'a', list: 'layout', before: undefined }],
    ['a step back', { do: 'undo' }],
    ['a drag', { do: 'drag', id: 'a' }],
    ['the end of a drag', { do: 'drag', id: undefined }],
    ['a drop', { do: 'drop', key: 'block a', list: 'layout', before: 'b' }],
    ['a text to type', { do: 'type', id: 'a', field: 'links.b.label', drawn: 'Write', turn: 2 }],
    ['a typed text', { do: 'write', id: 'a', field: 'heading', value: '' }],
    ['an end of typing', { do: 'typed' }],
    ['a field to choose', { do: 'pick', id: 'a', field: 'image' }],
    ['a chosen number', { do: 'picked', value: 0 }],
    ['an emptied field', { do: 'picked', value: null }],
    ['a chosen link', { do: 'picked', value: { linkType: 'custom', url: '/a/' } }],
    ['nothing chosen', { do: 'picked', value: undefined }],
    ['settings to select', { do: 'selectSettings', of: 'header' }],
  ])('is read when it asks for %s', (_, intent) =>
    expect(parseFromPage(structuredClone({ type: 'vitrine-canvas', intent }))).toEqual({
      type: 'vitrine-canvas',
      intent,
    }))

  it('names the settings that draw something of the page', () =>
    expect(parseFromPage({ type: 'vitrine-canvas-settings', drawn: ['header', 4, 'footer'] })).toEqual({
      type: 'vitrine-canvas-settings',
      drawn: ['header', 'footer'],
    }))

  it.each([
    null,
    'vitrine-canvas-ready',
    { type: 'payload-live-preview', ready: true },
    { type: 'vitrine-canvas' },
    { type: 'vitrine-canvas', intent: { do: 'publish', id: 'a' } },
    { type: 'vitrine-canvas', intent: { do: 'remove', id: 3 } },
    { type: 'vitrine-canvas', intent: { do: 'walk', to: 'elsewhere' } },
    { type: 'vitrine-canvas', intent: { do: 'place', id: 'a', list: 0 } },
    { type: 'vitrine-canvas', intent: { do: 'drop', list: 'layout' } },
    { type: 'vitrine-canvas', intent: { do: 'drop', key: 'block a', before: 3 } },
    { type: 'vitrine-canvas', intent: { do: 'write', id: 'a', field: 'heading', value: 5 } },
    { type: 'vitrine-canvas', intent: { do: 'type', id: 'a', drawn: 'Write' } },
    { type: 'vitrine-canvas', intent: { do: 'pick', id: 'a' } },
    { type: 'vitrine-canvas', intent: { do: 'selectSettings', of: 3 } },
    { type: 'vitrine-canvas-settings', drawn: 'header' },
  ])('is not read when it is %j', (data) => expect(parseFromPage(data)).toBeUndefined())
})

describe('a message of the admin', () => {
  it('is read as it was sent', () => {
    const message: ToPage = {
      type: 'vitrine-canvas',
      blocks: [
        { id: 'a', title: 'Section' },
        { id: 'b', title: 'Text', parent: 'a' },
      ],
      selected: 'b',
      turn: 2,
      settings: [{ of: 'header', title: 'Header menu' }],
      selectedSettings: 'header',
      actions: ['up', 'copy'],
      mayDrag: true,
      drag: { key: 'block b', title: 'Text', lists: [{ key: 'layout', blocks: [], gaps: [{ is: 'own' }] }] },
      pickable: [{ field: 'items.c.imageCrop', label: 'Item 1, Crop', beside: { at: 'items.c.image', sign: 'crop' } }],
      picked: { id: 'b', field: 'share', label: 'Share', kind: 'number', value: 4, min: 0, required: true },
      typed: { id: 'b', field: 'heading', label: 'Heading', value: 'Hello', steps: 1, lines: false, turn: 2 },
    }
    expect(parseToPage(message)).toEqual(message)
  })
  it('loses what is no block and no action', () =>
    expect(
      parseToPage({ type: 'vitrine-canvas', blocks: [{ id: 1 }, null], actions: ['publish'], selected: 4 }),
    ).toEqual({
      type: 'vitrine-canvas',
      blocks: [],
      actions: [],
    }))
  it.each([
    undefined,
    { type: 'payload-live-preview', data: {} },
    { type: 'vitrine-canvas', blocks: 'all' },
  ])('is not read when it is %j', (data) => expect(parseToPage(data)).toBeUndefined())
})
