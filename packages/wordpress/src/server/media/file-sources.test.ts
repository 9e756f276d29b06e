import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFileSources } from './file-sources.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function uploads(name: string, content: string): Promise<string> {
  await mkdir(join(folder, name, '2024'), { recursive: true })
  await writeFile(join(folder, name, '2024/prices.txt'), content)
  return join(folder, name)
}

const prices = { candidates: ['2024/prices.txt'], address: '', mimeType: 'text/plain' }

describe('a file of which nothing was copied', () => {
  it('is not there', async () => {
    const source = await openFileSources([await uploads('broken', '')])
    expect(source.has(prices)).toBe(false)
    expect(await source.find(prices)).toBeUndefined()
  })

  it('is taken from the next folder that has it whole', async () => {
    const source = await openFileSources([await uploads('broken', ''), await uploads('whole', 'Soup 5')])
    expect(await source.find(prices)).toMatchObject({ name: 'prices.txt', bytes: Buffer.from('Soup 5') })
  })
})
