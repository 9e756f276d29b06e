import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms

beforeAll(async () => {
  content = await openContent()
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const MAIL = { recipient: 'owner@example.com', subject: 'S', replyTo: '', body: 'Body' }

async function makeForm(...fields: readonly object[]): Promise<number> {
  const data = { title: 'Form', fields, mail: MAIL }
  return Number((await content.payload.create({ collection: 'contact-forms', data: data as never })).id)
}

const describeForm = async (id: number) =>
  (await site.app.inject(`/wp-json/vitrine/v1/contact-forms/${id}`)).json().form as {
    readonly body: { readonly fields: readonly Record<string, { readonly kind: string; readonly name: string }>[] }
    readonly texts: Readonly<Record<string, string>>
  }
const refill = async (id: number) =>
  (await site.app.inject(`/wp-json/contact-form-7/v1/contact-forms/${id}/refill`)).json()
const newest = async () => {
  const { docs } = await content.payload.find({ collection: 'submissions', sort: '-id', limit: 1, depth: 0 })
  return docs[0] as unknown as { entries: Record<string, unknown>; files: readonly { field: string; name: string }[] }
}
const png = (name: string) => new File([Buffer.from('89504e470d0a1a0a', 'hex')], name, { type: 'image/png' })

const EVERY_FIELD = [
  { blockType: 'text', name: 'text', label: 'Text', required: true },
  { blockType: 'email', name: 'email', label: 'E-mail' },
  { blockType: 'url', name: 'url', label: 'Address' },
  { blockType: 'tel', name: 'tel', label: 'Telephone' },
  { blockType: 'textarea', name: 'area', label: 'Area', maxLength: 50, counter: 'down' },
  { blockType: 'number', name: 'number', label: 'Number', min: 1 },
  { blockType: 'range', name: 'range', label: 'Range', min: 1, max: 5 },
  { blockType: 'date', name: 'date', label: 'Date' },
  { blockType: 'select', name: 'select', label: 'Select', choices: 'A\nB' },
  { blockType: 'checkbox', name: 'boxes', label: 'Boxes', choices: 'C\nD' },
  { blockType: 'radio', name: 'radio', label: 'Radio', choices: 'E\nF' },
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'Yes' },
  { blockType: 'file', name: 'file', label: 'File', types: 'png', maxMegabytes: 0.5 },
  { blockType: 'quiz', name: 'quiz', label: 'Quiz', questions: '1+2=?|3' },
  { blockType: 'hidden', name: 'hidden', defaultValue: 'x' },
  { blockType: 'submit', label: 'Go' },
]

describe('every kind of field', () => {
  it('has its control', async () => {
    const { body } = await describeForm(await makeForm(...EVERY_FIELD, { blockType: 'captcha', name: 'c', label: 'C' }))
    const kinds = 'line line line line area line line line select choices choices acceptance file quiz hidden submit'
    expect(body.fields.map(({ control }) => control?.kind).join(' ')).toBe(`${kinds} captcha-answer`)
    expect(body.fields[4]?.counter).toMatchObject({ kind: 'count', direction: 'down', startingValue: 50 })
    expect(body.fields.at(-1)?.picture).toMatchObject({ kind: 'captcha-image' })
  })

  it('is sent and kept', async () => {
    const id = await makeForm(...EVERY_FIELD)
    const [, hash] = (await refill(id)).quiz.quiz
    const fields = {
      ...{ text: 'T', email: 'a@example.com', url: 'https://example.com', tel: '+1 2345', area: 'Long', number: '2' },
      ...{ range: '3', date: '2026-01-02', select: 'A', 'boxes[]': 'C', radio: 'E', terms: '1', hidden: 'x' },
      ...{ file: png('me.png'), quiz: '3', _wpcf7_quiz_answer_quiz: hash },
    }
    expect((await site.post(id, fields)).json()).toMatchObject({ status: 'mail_sent' })
    const { entries, files } = await newest()
    expect(entries).toMatchObject({ range: '3', area: 'Long', boxes: ['C'], hidden: 'x' })
    expect(files).toMatchObject([{ field: 'file', name: 'me.png' }])
  })

  it('asks for what is in an image', async () => {
    const id = await makeForm({ blockType: 'captcha', name: 'word', label: 'Word' })
    expect((await refill(id)).captcha.word).toMatch(/\.png$/)
    expect((await site.post(id, { word: 'no' })).json()).toMatchObject({ invalid_fields: [{ field: 'word' }] })
  })
})

describe('files of rows', () => {
  it('are each judged, and kept under the names of their rows', async () => {
    const id = await makeForm({
      blockType: 'group',
      heading: 'Plans',
      repeats: true,
      maxRows: 3,
      fields: [{ blockType: 'file', name: 'plan', label: 'Plan', required: true, types: 'png' }],
    })
    const program = new File(['MZ\0'], 'x.png', { type: 'image/png' })
    expect((await site.post(id, { plan: png('a.png'), plan__2: program })).json()).toMatchObject({
      invalid_fields: [{ field: 'plan__2', message: 'You are not allowed to upload files of this type.' }],
    })
    expect((await site.post(id, { plan: png('a.png'), _vitrine_rows_0: '2' })).json()).toMatchObject({
      invalid_fields: [{ field: 'plan__2', message: 'Please fill out this field.' }],
    })
    expect((await site.post(id, { plan: png('a.png'), plan__2: png('b.png') })).json()).toMatchObject({
      status: 'mail_sent',
    })
    expect((await newest()).files).toMatchObject([{ field: 'plan' }, { field: 'plan__2', name: 'b.png' }])
  })
})

describe('the words around fields', () => {
  it('are those of the settings, and only those that the form says', async () => {
    const id = await makeForm({ blockType: 'text', name: 'a', label: 'A' }, { blockType: 'submit' })
    await content.payload.updateGlobal({ slug: 'form-settings', data: { texts: { optional: 'if you like' } } as never })
    expect((await describeForm(id)).texts).toEqual({ optional: 'if you like' })
  })
})
