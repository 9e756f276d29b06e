import { describe, expect, it } from 'vitest'
import { placeForm } from './place-form.ts'

const form = { blockType: 'contactForm', heading: 'Write' }
const text = { blockType: 'richText' }
const columns = (...contents: readonly (readonly object[])[]) => ({
  blockType: 'columns',
  columns: contents.map((blocks) => ({ blocks })),
})
const section = (...blocks: readonly object[]) => ({ blockType: 'section', blocks })

describe('the form of a site', () => {
  it('is put into every block that shows one, however deep it stands', () =>
    expect(placeForm([form, section(columns([form], [text]))], 7)).toEqual([
      { ...form, form: 7 },
      section(columns([{ ...form, form: 7 }], [text])),
    ]))

  it('leaves other blocks as they are', () =>
    expect(placeForm([text, section(text)], 7)).toEqual([text, section(text)]))
})

describe('without a form', () => {
  it('its blocks are left out, and sections that held nothing else', () =>
    expect(placeForm([form, section(form), text], undefined)).toEqual([text]))

  it('what stood beside it takes the whole width', () =>
    expect(placeForm([columns([form], [text, text])], undefined)).toEqual([text, text]))

  it('columns of which two are left stay columns', () =>
    expect(placeForm([columns([form], [text], [text])], undefined)).toEqual([columns([text], [text])]))
})
