import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRecordedFiles } from '../../packages/health/src/store/recorded-files.ts'
import { askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

it.each(['sqlite', 'postgres'] as const)('on %s the library still knows a file in the trash', async (kind) => {
  const content: TestContent = await openContent(kind === 'postgres' ? await postgres.createDatabase('recorded') : '')
  try {
    const token = await signIn(content, 'administrator')
    const there = await uploadFile(content, ['there.vtt', 'WEBVTT\n\nthere'], token)
    const thrown = await uploadFile(content, ['thrown.vtt', 'WEBVTT\n\nthrown'], token)
    const deletedAt = new Date().toISOString()
    const moved = await askJson(content, ['PATCH', `/media/${thrown.body.doc.id}`, { deletedAt }], token)
    expect([there.status, thrown.status, moved.status]).toEqual([201, 201, 200])

    expect((await readRecordedFiles(content.payload)).toSorted()).toEqual(['there.vtt', 'thrown.vtt'])
  } finally {
    await content.close()
  }
})
