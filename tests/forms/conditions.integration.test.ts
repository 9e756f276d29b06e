import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, type PostedFields, startForms, type TestForms } from '../support/forms.ts'

let content: TestContent
let site: TestForms
let formId: number

beforeAll(async () => {
  content = await openContent()
  formId = await makeForm(content, '[text a]')
  site = await startForms(content)
})

afterAll(async () => {
  await site.stop()
  await content.close()
})

const ifCompany = { showWhen: { match: 'all', tests: [{ field: 'who', is: 'equals', value: 'Company' }] } }
const fields = [
  { blockType: 'radio', name: 'who', label: 'Who', choices: 'Person\nCompany' },
  { blockType: 'text', name: 'a', label: 'A', required: true, ...ifCompany },
  { blockType: 'acceptance', name: 'terms', label: 'Terms', text: 'Yes', ...ifCompany },
  { blockType: 'file', name: 'plan', label: 'Plan', ...ifCompany },
  { blockType: 'text', name: 'later', label: 'Later' },
]
const mail = {
  recipient: 'owner@example.com',
  subject: 'S',
  replyTo: '',
  body: 'Who: [who]\nA: [a][_raw_a]\nTerms: [terms]',
}

async function write(fields: readonly object[]): Promise<void> {
  const data = { writtenAs: 'fields', fields, mail }
  await content.payload.update({ collection: 'contact-forms', id: formId, data: data as never })
}

const post = async (fields: PostedFields) => (await site.post(formId, fields)).json()
const newest = async (collection: 'submissions' | 'deliveries') =>
  (await content.payload.find({ collection, sort: '-id', limit: 1, depth: 0 })).docs as unknown as Record<
    string,
    unknown
  >[]

describe('a field that is not shown', () => {
  beforeAll(() => write(fields))

  it('is neither required nor checked nor kept nor mailed, whatever was posted', async () => {
    expect(await post({ who: 'Person', a: 'Smuggled', 'a[]': 'Smuggled' })).toMatchObject({ status: 'mail_sent' })
    const [message] = await newest('submissions')
    expect(message?.entries).toEqual({ who: ['Person'], later: '' })
    const [delivery] = await newest('deliveries')
    expect(JSON.stringify(delivery)).toContain('Who: Person')
    expect(JSON.stringify(delivery)).not.toMatch(/Smuggled|Terms|\[a\]/)
  })

  it('leaves no file behind', async () => {
    const file = new File(['secret'], 'plan.txt', { type: 'text/plain' })
    expect(await post({ who: 'Person', plan: file })).toMatchObject({ status: 'mail_sent' })
    const [message] = await newest('submissions')
    expect(message?.files ?? []).toEqual([])
    const left = await readdir(join(content.settings.dataDir, 'uploads'), { recursive: true })
    expect(left.filter((path) => path.includes('plan'))).toEqual([])
  })

  it('is required once it is shown', async () =>
    expect(await post({ who: 'Company' })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'a' }],
    }))

  it('cannot be one that a field before it depends on: the editor reads why', async () =>
    await expect(write([1, 0, 2, 3].map((place) => ({ ...fields[place] })))).rejects.toMatchObject({
      data: {
        errors: [{ path: 'fields.0.showWhen.tests.0.field', message: expect.stringContaining('move “Who” up') }],
      },
    }))
})
