import { readFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { record } from '@vitrine/content/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { exportFile, type ImportSite, openSite } from './support.ts'

/** Collections whose documents visitors see. */
const SHOWN = ['posts', 'pages', 'projects', 'reusable-blocks', 'menus', 'categories', 'authors', 'sliders'] as const

/** Signs of shortcodes, blocks and escaped markup. */
const STRAY = /\[\/?(?:fusion_|vc_|et_pb_|caption)|<!-- \/?wp:|u003c/

describe.each([
  ['studio', 'studio.example'],
  ['classic', 'lindenhof.example'],
])('after an import of %s', (name, host) => {
  const dialled = vi.spyOn(Socket.prototype, 'connect')
  let site: ImportSite

  beforeAll(async () => {
    const { options } = JSON.parse(await readFile(exportFile(`${name}/expected.json`), 'utf8'))
    site = await openSite('', 'de,en,he')
    dialled.mockClear()
    await site.take([exportFile(name)], { given: options })
  })

  afterAll(async () => {
    dialled.mockRestore()
    await site.close()
  })

  const published = async () => {
    const found = await Promise.all(
      SHOWN.map(async (collection) => {
        const { docs } = await site.payload.find({ collection, depth: 0, pagination: false, locale: 'all' })
        return docs
          .map(record)
          .filter(({ _status }) => _status === undefined || JSON.stringify(_status).includes('published'))
          // A name by which feeds know a post: it looks like an address, and leads nowhere.
          .map(({ guid: _, ...document }) => document)
      }),
    )
    return found.flat()
  }

  it('nobody was asked or told: no connection was opened, and no mail or webhook waits to be sent', async () => {
    expect(dialled.mock.calls).toEqual([])
    expect((await site.payload.count({ collection: 'deliveries' })).totalDocs).toBe(0)
  })

  it('no published document shows code of the old site', async () => {
    const documents = await published()
    expect(documents.length).toBeGreaterThan(10)
    for (const document of documents) expect(JSON.stringify(document)).not.toMatch(STRAY)
  })

  it('no published document leads to the old host', async () => {
    const old = new RegExp(`[^"]{0,40}//(?:www\\.)?${host.replace('.', '\\.')}[^"]{0,80}`, 'g')
    const links = (await published()).flatMap((document) => JSON.stringify(document).match(old) ?? [])
    expect(links).toEqual([])
  })
})
