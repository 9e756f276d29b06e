import { describe, expect, it } from 'vitest'
import { differencesOf, MANIFEST_FORMAT, type Manifest, parseManifest } from './manifest.ts'

const HASH = 'a'.repeat(64)
const manifest: Manifest = {
  format: MANIFEST_FORMAT,
  madeAt: '2026-11-25T02:35:00.000Z',
  site: 'https://example.com',
  database: { kind: 'sqlite' },
  files: [{ path: 'data/media/a.jpg', bytes: 3, sha256: HASH }],
}

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest)
  })

  it('of a later format asks for an update, whatever else is in it', () => {
    expect(() => parseManifest(JSON.stringify({ format: MANIFEST_FORMAT + 1, other: true }))).toThrow(
      /Update Vitrine first/,
    )
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"format":1}',
    JSON.stringify({ ...manifest, files: [{ path: 'a', bytes: -1, sha256: HASH }] }),
  ])('that is damaged is refused in one sentence: %s', (json) =>
    expect(() => parseManifest(json)).toThrow(/^The manifest of the archive is damaged/))
})

describe('files and their manifest', () => {
  const [file] = manifest.files as [Manifest['files'][number]]

  it('agree', () => expect(differencesOf([file], [{ ...file }])).toEqual([]))

  it('differ by a file that is missing, changed, or not named', () => {
    const { path } = file
    expect(differencesOf([file], [])).toEqual([`${path} is missing.`])
    expect(differencesOf([file], [{ ...file, sha256: 'b'.repeat(64) }])).toEqual([`${path} was changed or damaged.`])
    expect(differencesOf([file], [{ ...file, bytes: 4 }])).toEqual([`${path} was changed or damaged.`])
    expect(differencesOf([], [file])).toEqual([`${path} is not in the manifest.`])
  })
})
