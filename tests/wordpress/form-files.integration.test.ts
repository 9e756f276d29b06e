import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportSite, openSite } from './support.ts'

const GRAVITY = {
  0: {
    id: 3,
    title: 'Ask us',
    fields: [
      { id: 1, type: 'email', label: 'E-mail', isRequired: true },
      { id: 2, type: 'select', label: 'Room', choices: [{ text: 'Sea' }, { text: 'Garden' }] },
    ],
    notifications: { a: { to: '{admin_email}', toType: 'email', subject: 'Asked', message: '{all_fields}' } },
    confirmations: { a: { isDefault: true, type: 'message', message: 'Thank you!' } },
  },
  version: '2.9',
}

let folder: string
let site: ImportSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-forms-'))
  await writeFile(join(folder, 'gravityforms-export.json'), JSON.stringify(GRAVITY))
  await writeFile(join(folder, 'redirection.json'), '{"redirects":[],"groups":[]}')
  site = await openSite('')
})

afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

describe('forms that a plugin exported', () => {
  it('come without an export of the site, once', async () => {
    const first = await site.take([folder])
    expect(first).toMatchObject({ outcome: 'all', problems: [], written: { 'contact-forms': { made: 1 } } })
    const { docs } = await site.payload.find({ collection: 'contact-forms', where: { title: { equals: 'Ask us' } } })
    expect(docs).toEqual([
      expect.objectContaining({
        writtenAs: 'fields',
        fields: [
          expect.objectContaining({ blockType: 'email', name: 'e-mail' }),
          expect.objectContaining({ blockType: 'select', choices: 'Sea\nGarden' }),
          expect.objectContaining({ blockType: 'submit' }),
        ],
      }),
    ])
    const again = await site.take([join(folder, 'gravityforms-export.json')])
    expect(again.written).toMatchObject({ 'contact-forms': { unchanged: 1 } })
  })

  it('are named when the file holds none', async () => {
    const file = join(folder, 'list.json')
    await writeFile(file, '[1, 2]')
    const { outcome, problems } = await site.take([file])
    expect([outcome, problems.length]).toEqual(['failed', 1])
  })
})
