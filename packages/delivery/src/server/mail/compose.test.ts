import { describe, expect, it } from 'vitest'
import { composeMail } from './compose.ts'
import { mailDocuments } from './mail-documents.ts'

const mail = {
  from: 'Site <s@b.co>',
  to: 'a@b.co',
  subject: 'Hi',
  headers: [],
  text: 'plain words',
  attachments: [],
  files: [],
}
const documents = mailDocuments()
documents.add('letters', async (id) =>
  id === 'gone' ? undefined : { name: `${id}.txt`, type: 'text/plain', content: Buffer.from('Dear Ann') },
)
const options = { token: 'token', domain: 'b.co', date: new Date('2025-03-14T12:00:00Z'), documents }

describe('a composed mail', () => {
  it('names hidden recipients in its envelope and nowhere else', async () => {
    const headers = [
      { name: 'BCC', value: 'Hidden <hidden@b.co>' },
      { name: 'Bcc', value: 'second@b.co' },
      { name: 'Cc', value: 'seen@b.co' },
    ]
    const { envelope, raw } = await composeMail({ ...mail, headers }, options)
    expect(envelope).toEqual({ from: 's@b.co', to: ['a@b.co', 'seen@b.co', 'hidden@b.co', 'second@b.co'] })
    expect(raw.toString()).toContain('Cc: seen@b.co')
    expect(raw.toString()).not.toMatch(/bcc|hidden|second/i)
  })
  it('of HTML has its plain text beside it', async () => {
    const { raw } = await composeMail({ ...mail, html: '<p>fine words</p>' }, options)
    expect(raw.toString()).toMatch(
      /multipart\/alternative[\s\S]*text\/plain[\s\S]*plain words[\s\S]*text\/html[\s\S]*fine words/,
    )
  })
  it('goes with the documents that it names, as they are made, and without those that there are not', async () => {
    const named = ['ann', 'gone'].map((id) => ({ source: 'letters', id }))
    const { raw } = await composeMail({ ...mail, documents: named }, options)
    expect(raw.toString().match(/filename=\S+/g)).toEqual(['filename=ann.txt'])
    expect(raw.toString()).toContain(Buffer.from('Dear Ann').toString('base64'))
  })
  it('waits for a document that nothing makes', async () => {
    const named = [{ source: 'invoices', id: '1' }]
    await expect(composeMail({ ...mail, documents: named }, options)).rejects.toThrow('(invoices) that nothing')
  })
})
