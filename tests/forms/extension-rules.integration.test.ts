import type { Rule } from '@vitrine/forms/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, type PostedFields, startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
let form = 0
let rules: readonly Rule[] = []

beforeAll(async () => {
  content = await openContent()
  site = await startForms(content, { extensions: [{ rules: () => rules }] })
  form = await makeForm(content, '[text t] [text u] [file f filetypes:txt]')
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

/** Status of a post to a form with these rules of an extension, and its problems by field. */
async function outcomeOf(extra: readonly Rule[], fields: PostedFields) {
  rules = extra
  const { status, invalid_fields: problems } = (await site.post(form, fields)).json<{
    readonly status: string
    readonly invalid_fields: readonly { readonly field: string; readonly message: string }[]
  }>()
  return { status, problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])) }
}

const note = () => new File(['A note.'], 'note.txt', { type: 'text/plain' })
const required = (field: string): Rule => ({ rule: 'required', field })

describe('a rule "any" of an extension', () => {
  const oneText: Rule = { rule: 'any', field: 't', error: 'One of the two', rules: [required('t'), required('u')] }
  const textOrFile: Rule = {
    rule: 'any',
    field: 't',
    error: 'A text or a file',
    rules: [required('t'), { rule: 'requiredfile', field: 'f' }],
  }

  it('of texts says nothing of a file beside them', async () => {
    expect(await outcomeOf([oneText], { t: 'x', u: '', f: note() })).toEqual({ status: 'mail_sent', problems: {} })
    expect(await outcomeOf([oneText], { t: '', u: '', f: note() })).toEqual({
      status: 'validation_failed',
      problems: { t: 'One of the two' },
    })
  })

  it('of a text and a file asks for one of them', async () => {
    expect((await outcomeOf([textOrFile], { t: 'y', u: '' })).status).toBe('mail_sent')
    expect((await outcomeOf([textOrFile], { t: '', u: '', f: note() })).status).toBe('mail_sent')
    expect(await outcomeOf([textOrFile], { t: '', u: '' })).toEqual({
      status: 'validation_failed',
      problems: { t: 'A text or a file' },
    })
  })
})

it('a rule about texts or files of a field that a form does not have refuses nothing', async () => {
  const unknown: readonly Rule[] = [
    { rule: 'required', field: 'elsewhere', error: 'No text' },
    { rule: 'requiredfile', field: 'elsewhere', error: 'No file' },
  ]
  expect(await outcomeOf(unknown, { t: 'z', u: '' })).toEqual({ status: 'mail_sent', problems: {} })
})
