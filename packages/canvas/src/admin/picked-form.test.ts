import { describe, expect, it } from 'vitest'
import type { FormField } from './block-rules-of.ts'
import { chosenValues, pickedFieldOf } from './picked-form.ts'

const PERCENT: FormField = { type: 'number', name: 'percent', min: 0, max: 100, required: true }
const ICON: FormField = {
  type: 'select',
  name: 'icon',
  options: [{ value: 'star', label: { en: 'Star', de: 'Stern' } }],
}
const CROP: FormField = { type: 'json', name: 'imageCrop', admin: { custom: { cropOf: 'image' } } }
const wordOf = (label: unknown) => (typeof label === 'string' ? label : (label as { readonly de: string }).de)

describe('a field that is chosen', () => {
  const picked = (form: FormField, stored: object) =>
    pickedFieldOf(
      { id: 'a', field: 'items.r.x', label: 'X', form },
      { stored: { items: [{ id: 'r', ...stored }] }, wordOf },
    )

  it('is shown with its value, its bounds and its options', () => {
    expect(picked(PERCENT, { x: 4 })).toMatchObject({ kind: 'number', value: 4, min: 0, max: 100, required: true })
    expect(picked(ICON, {})).toMatchObject({
      kind: 'option',
      value: undefined,
      options: [{ value: 'star', label: 'Stern' }],
      required: false,
    })
  })

  it('is gone with its row', () =>
    expect(
      pickedFieldOf({ id: 'a', field: 'items.s.x', label: 'X', form: ICON }, { stored: { items: [] }, wordOf }),
    ).toBeUndefined())

  it.each([
    [PERCENT, 100, [['', 100]]],
    [PERCENT, 101, []],
    [PERCENT, null, []],
    [PERCENT, '7', []],
    [ICON, 'star', [['', 'star']]],
    [ICON, 'moon', []],
    [ICON, null, [['', null]]],
    [{ type: 'upload', relationTo: 'media' }, 7, [['', 7]]],
    [CROP, { focus: { x: 20, y: 80 }, phone: '1:1' }, [['', { focus: { x: 20, y: 80 }, phone: '1:1' }]]],
    [CROP, null, [['', null]]],
    [CROP, { phone: '17:1' }, []],
    [CROP, 5, []],
  ] as const)('%j takes %j as %j', (form, value, values) => expect(chosenValues(form, value)).toEqual(values))
})
