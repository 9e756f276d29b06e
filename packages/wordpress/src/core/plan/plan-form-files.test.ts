import { describe, expect, it } from 'vitest'
import { itemWith } from '../../testing/convert/context.ts'
import { eventsFor, plannedEvents } from '../../testing/plan/planned-export.ts'
import { isFormFile } from './plan-form-files.ts'

const field = { id: 1, type: 'text', label: 'Name' }
const gravity = (id: number, title: string) => ({
  name: 'gravityforms-export.json',
  text: JSON.stringify({ 0: { id, title, fields: [field] }, version: '2.9' }),
})
const wpForms = (id: number, title: string) => ({
  name: 'wpforms.json',
  text: JSON.stringify([{ id, fields: { 1: field }, settings: { form_title: title } }]),
})
const ninja = (name: string, title: string) => ({
  name,
  text: JSON.stringify({ settings: { title }, fields: [{ key: 'a', type: 'textbox', label: 'Name' }], actions: [] }),
})

/** Forms by what pages say of them. */
const formsOn = (content: string, formFiles: Parameters<typeof isFormFile>[0][], items: { id: number }[] = []) => {
  const page = itemWith({ id: 1, kind: 'page', slug: 'home', content })
  const { documents, items: planned, report } = plannedEvents(eventsFor({ items: [page, ...items] }), { formFiles })
  const layout = planned.get(1)?.documents.find(({ collection }) => collection === 'pages')?.data.layout
  return {
    shown: (layout as { form?: { $source: string } }[]).flatMap(({ form }) => form?.$source ?? []),
    made: documents.flatMap(({ collection, key }) => (collection === 'contact-forms' ? [key] : [])),
    lines: report.groups.map(({ code, subject }) => `${code} ${subject}`),
  }
}

describe('forms in files of their own', () => {
  it.each([
    ['[gravityform id="3" title="false"]', gravity(3, 'Ask'), 'form:gravity-forms-3'],
    ['<!-- wp:gravityforms/form {"formId":"3"} /-->', gravity(3, 'Ask'), 'form:gravity-forms-3'],
    ['[wpforms id="12" title="true"]', wpForms(12, 'Book'), 'form:wpforms-12'],
    ['<!-- wp:wpforms/form-selector {"formId":"12"} /-->', wpForms(12, 'Book'), 'form:wpforms-12'],
    ['[ninja_form id=4]', ninja('nf-form-4.nff', 'Write'), 'form:ninja-forms-4'],
    ['[ninja_form id=4]', ninja('export.nff', 'Write us!'), 'form:ninja-forms-write-us-'],
    ['<!-- wp:ninja-forms/form {"formID":4} /-->', ninja('export.nff', 'Write'), 'form:ninja-forms-write'],
  ])('are made, and found by %s', (content, file, key) =>
    expect(formsOn(content, [file])).toMatchObject({ shown: [key], made: [key] }))

  it('are told apart by their number, and one that was not given is named', () =>
    expect(formsOn('[gravityform id="4"]\n\n[gravityform id="5"]', [gravity(3, 'Ask'), gravity(4, 'Buy')])).toEqual({
      shown: ['form:gravity-forms-4'],
      made: ['form:gravity-forms-3', 'form:gravity-forms-4'],
      lines: ['form-not-given gravity-forms 5'],
    }))

  it('count once when they are given twice, or are items of the export too', () => {
    const twice = formsOn('[gravityform id="3"]', [gravity(3, 'Ask'), gravity(3, 'Ask again')])
    expect(twice).toMatchObject({ made: ['form:gravity-forms-3'], lines: ['form-twice Ask again'] })
    const [{ text }] = [wpForms(12, 'Book')]
    const item = itemWith({ id: 12, kind: 'wpforms', title: 'Book', content: text.slice(1, -1) })
    const both = formsOn('[wpforms id="12"]', [wpForms(12, 'Book')], [item])
    expect(both).toMatchObject({ shown: ['item:12'], made: ['item:12'], lines: ['form-twice Book'] })
  })

  it.each([
    ['{"redirects":[{"url":"/a"}],"groups":[]}'],
    ['{"alias":"home","params":{},"slides":[]}'],
    ['{'],
    ['[]'],
  ])('are nothing else that is JSON: %s', (text) => expect(isFormFile({ name: 'x.json', text })).toBe(false))
})
