import { describe, expect, it } from 'vitest'
import { openZip } from '../../server/reading/zip-entries.ts'
import type { UploadSource } from './upload-source.ts'
import { uploadsOf } from './uploads-of.ts'

const local = (path: string, text: string, lastModified = 1_764_000_000_000) => ({
  path,
  file: new File([text], path.split('/').at(-1) ?? '', { lastModified }),
})

const read = async (source: UploadSource, piece: number) => {
  const pieces: Buffer[] = []
  for (let at = 0; at < source.bytes; at += piece) {
    pieces.push(Buffer.from(await source.read(at, Math.min(source.bytes, at + piece))))
  }
  return Buffer.concat(pieces)
}

const textsIn = async (bytes: Buffer) => {
  const zip = await openZip(bytes)
  const texts: [string, string][] = []
  for (const entry of zip.entries) {
    const chunks: Buffer[] = []
    for await (const chunk of await entry.open()) chunks.push(Buffer.from(chunk))
    texts.push([entry.path, Buffer.concat(chunks).toString()])
  }
  zip.close()
  return texts
}

const FOLDER = [local('uploads/2024/03/büro.jpg', 'an office'), local('uploads/2024/02/a.jpg', 'a'.repeat(3000))]

const zipOf = (files = FOLDER) => {
  const [zip] = uploadsOf(files).sources
  if (!zip) throw new Error('Nothing is sent.')
  return zip
}

describe('a folder that is sent', () => {
  it('is a zip of the size that was said, whatever the size of its pieces', async () => {
    const whole = await read(zipOf(), 1_000_000)
    expect(zipOf()).toMatchObject({ name: 'uploads.zip', bytes: whole.length, modified: 1_764_000_000_000 })
    expect(await read(zipOf(), 100)).toEqual(whole)
    expect(await textsIn(whole)).toEqual([
      ['2024/02/a.jpg', 'a'.repeat(3000)],
      ['2024/03/büro.jpg', 'an office'],
    ])
  })

  it('goes on in the middle, is the same when its files are listed in another order, and gives a piece again', async () => {
    const whole = await read(zipOf(), 1_000_000)
    const source = zipOf([...FOLDER].reverse())
    const piece = async (from: number, to: number) => Buffer.from(await source.read(from, to))
    expect(await piece(500, 900)).toEqual(whole.subarray(500, 900))
    expect(await piece(500, 900)).toEqual(whole.subarray(500, 900))
    expect(await piece(100, 200)).toEqual(whole.subarray(100, 200))
  })
})

describe('what is chosen', () => {
  it('is sent file by file where it is no folder, and what no import reads is named', () => {
    const { sources, refused } = uploadsOf([local('export.xml', '<rss/>'), local('a.jpg', 'a')])
    expect(sources.map(({ name }) => name)).toEqual(['export.xml'])
    expect(refused?.en).toContain('“a.jpg”')
  })

  it('is a folder with exports: they are sent alone, before its pictures', () => {
    const { sources } = uploadsOf([local('site/uploads/a.jpg', 'a'), local('site/export.xml', '<rss/>')])
    expect(sources.map(({ name }) => name)).toEqual(['export.xml', 'site.zip'])
  })
})
