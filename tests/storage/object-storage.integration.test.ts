import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runCommand } from '@vitrine/backup/command'
import { mediaBucket, mediaFolder, mediaOf } from '@vitrine/content/media-store'
import { uploadsBucket } from '@vitrine/forms/content'
import { type FileStore, openBucket, openFolder, StorageUnreachable, withRest } from '@vitrine/storage/files'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaFiles } from '../../apps/site/src/server/media-files.ts'
import { createUploads } from '../../packages/forms/src/server/uploads.ts'
import { bucketState } from '../../packages/health/src/server/bucket-state.ts'
import { moveFiles } from '../../packages/storage/src/server/move-files.ts'
import { askJson, askPath, signIn, uploadFile } from '../support/api.ts'
import { startBucket, type TestBucket } from '../support/bucket.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { makeForm, startForms } from '../support/forms.ts'

let bucket: TestBucket
let content: TestContent
let editor: string
let app: FastifyInstance

beforeAll(async () => {
  bucket = await startBucket()
  content = await openContent('', { env: bucket.env })
  await signIn(content, 'administrator')
  editor = await signIn(content, 'editor')
  app = Fastify()
  await app.register(mediaFiles, {
    dir: mediaFolder(content.settings),
    store: mediaOf(content.payload),
    isTrashed: async (name) => name === 'trashed.csv',
    immutableSeconds: 31_536_000,
  })
})

afterAll(async () => {
  await app.close()
  await content.close()
  await bucket.stop()
})

const image = async (width: number, background: string) =>
  new Uint8Array(
    await sharp({ create: { width, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  )

async function inBucket(): Promise<string[]> {
  const names: string[] = []
  for await (const name of mediaBucket(bucket.settings).names()) names.push(name)
  return names.sort()
}

const inFolder = () => readdir(mediaFolder(content.settings)).catch(() => [])
const upload = (name: string, bytes: string | Uint8Array<ArrayBuffer>, path?: string) =>
  uploadFile(content, [name, bytes], editor, path)

describe('an uploaded picture', () => {
  it('is in the bucket with its sizes, and leaves nothing in the folder', async () => {
    const { status, body } = await upload('chair.png', await image(600, '#fff'))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(await inBucket()).toEqual(expect.arrayContaining(['chair.png', 'chair-480x320.webp', 'chair-480x320.avif']))
    expect(await inFolder()).toEqual([])
  })

  it('is shown in the admin by its own address', async () => {
    const answer = await askPath(content, '/media/file/chair-480x320.webp', {}, editor)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 480 })
    expect((await askPath(content, '/media/file/no-such.webp', {}, editor)).status).toBe(404)
  })

  it('is cut anew as an editor asks for', async () => {
    const { body } = await upload('cut.png', await image(600, '#00f'))
    const edits = new URLSearchParams(
      Object.entries({ width: 50, height: 100, x: 0, y: 0 }).map(([name, value]) => [
        `uploadEdits[crop][${name}]`,
        String(value),
      ]),
    )
    edits.set('uploadEdits[crop][unit]', '%')
    edits.set('uploadEdits[widthInPixels]', '300')
    edits.set('uploadEdits[heightInPixels]', '400')
    const changed = await askJson(content, ['PATCH', `/media/${body.doc.id}?${edits}`, { alt: 'Half' }], editor)
    expect([changed.status, changed.body.doc.width]).toEqual([200, 300])
    const stored = await mediaBucket(bucket.settings).read(changed.body.doc.filename)
    expect(await sharp(stored && (await buffer(stored.content))).metadata()).toMatchObject({ width: 300, height: 400 })
    expect(await inFolder()).toEqual([])
  })

  it('takes the place of the one before at its address; sizes of before are gone', async () => {
    const { body } = await upload('before.png', await image(600, '#0f0'))
    const { status } = await upload('after.png', await image(800, '#f00'), `/media/${body.doc.id}`)
    expect(status).toBe(200)
    const names = await inBucket()
    expect(names.filter((name) => name.startsWith('after'))).toEqual([])
    expect(names.filter((name) => name.startsWith('before')).sort()).toEqual([
      'before-480x240.avif',
      'before-480x240.webp',
      'before-768x384.avif',
      'before-768x384.webp',
      'before-800x400.avif',
      'before-800x400.webp',
      'before.png',
    ])
  })

  it('is gone from the bucket once it is deleted for good', async () => {
    const { body } = await upload('gone.png', await image(600, '#ff0'))
    await content.payload.delete({ collection: 'media', id: body.doc.id, trash: true })
    expect((await inBucket()).filter((name) => name.startsWith('gone'))).toEqual([])
  })
})

describe('a visitor', () => {
  const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: path, headers })

  beforeAll(async () => {
    await upload('oak.csv', 'Oak;640')
    await upload('trashed.csv', 'Elm;1')
  })

  it('gets a file at the address that it has in the folder', async () => {
    const { statusCode, headers, body } = await ask('/media/oak.csv')
    expect([statusCode, body]).toEqual([200, 'Oak;640'])
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-length': '7',
      'content-disposition': 'attachment',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
    })
    expect((await ask('/media/oak.csv?v=1')).headers['cache-control']).toContain('immutable')
  })

  it('gets a part of it, as players ask for', async () => {
    const { statusCode, headers, body } = await ask('/media/oak.csv', { range: 'bytes=4-6' })
    expect([statusCode, headers['content-range'], headers['content-length'], body]).toEqual([
      206,
      'bytes 4-6/7',
      '3',
      '640',
    ])
  })

  it('does not get again what the browser has', async () => {
    const { etag = '' } = (await ask('/media/oak.csv')).headers
    expect((await ask('/media/oak.csv', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect((await ask('/media/oak.csv', {}, 'HEAD')).headers['content-length']).toBe('7')
  })

  it.each([
    '/media/no-such.csv',
    '/media/trashed.csv',
    '/media/oak.html',
    '/media/..%2fsecret',
    '/media/',
  ])('gets nothing at %s', async (path) => expect((await ask(path)).statusCode).toBe(404))

  it('gets a file that was not moved yet', async () => {
    await openFolder(mediaFolder(content.settings)).write('elm.csv', Buffer.from('Elm;2'), 'text/csv')
    expect((await ask('/media/elm.csv')).body).toBe('Elm;2')
  })
})

describe('a file that a visitor sends', () => {
  const inUploads = async () => {
    const names: string[] = []
    for await (const name of uploadsBucket(bucket.settings).names()) names.push(name)
    return names
  }
  const plan = () => new File(['the plan of the house'], 'My plan.txt')

  it('is in the bucket, for editors and for the mail, until its message is deleted', async () => {
    const form = await makeForm(content, '[file plan filetypes:txt] [submit "Send"]', { attachments: '[plan]' })
    const forms = await startForms(content)
    try {
      expect((await forms.post(form, { plan: plan() })).json().status).toBe('mail_sent')
      expect(await inUploads()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\/1-My-plan\.txt$/)])
      const { docs } = await content.payload.find({ collection: 'submissions', depth: 0 })
      const id = docs[0]?.id ?? 0
      const file = await askPath(content, `/submissions/${id}/files/0`, {}, editor)
      expect([file.status, await file.text()]).toEqual([200, 'the plan of the house'])
      const outbox = join(content.settings.dataDir, 'outbox')
      const mails = async () => (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
      await expect.poll(async () => (await mails()).length).toBe(1)
      const mail = await readFile(join(outbox, (await mails())[0] ?? ''), 'utf8')
      expect(mail).toContain(Buffer.from('the plan of the house').toString('base64'))
      await content.payload.delete({ collection: 'submissions', id })
      await expect.poll(inUploads).toEqual([])
    } finally {
      await forms.stop()
    }
  })

  it('waits in the folder while the bucket takes none, and is sent later', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'))
    const store = uploadsBucket(bucket.settings)
    const away = uploadsBucket({ ...bucket.settings, secret: 'another' })
    const problems: unknown[] = []
    const stage = createUploads(folder, { store: away, onError: (error) => problems.push(error) }).open()
    try {
      await stage.take({ name: 'a.txt', declaredType: 'text/plain' }, Readable.from([Buffer.from('A')]), 10)
      await stage.keep()
      expect(problems).toEqual([expect.any(StorageUnreachable)])
      const sending = withRest(store, openFolder(folder))
      await createUploads(folder, { store: sending, onError: (error) => problems.push(error) }).sweep(new Date())
      expect([problems.length, await inUploads()]).toEqual([1, [expect.stringMatching(/\/1-a\.txt$/)]])
      for (const name of await inUploads()) await store.remove(name)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

describe('a bucket that does not take files', () => {
  const wrong = () => openBucket({ ...bucket.settings, secret: 'another' }, 'media')

  it('checks who asks, and says what to do', async () => {
    await expect(wrong().write('a.txt', Buffer.from('A'), 'text/plain')).rejects.toThrow(
      /S3_KEY_ID or S3_SECRET is wrong/,
    )
    await expect(openBucket({ ...bucket.settings, bucket: 'no-such' }, 'media').read('a.txt')).resolves.toBeUndefined()
    const away = openBucket({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' }, 'media')
    await expect(away.read('a.txt')).rejects.toThrow(StorageUnreachable)
  })

  it('is on the page Health, in words', async () => {
    expect(await bucketState(bucket.settings)).toEqual({ bucket: bucket.settings.bucket, problem: undefined })
    const { problem } = await bucketState({ ...bucket.settings, secret: 'another' })
    expect(problem).toMatch(/answers with 403\. S3_KEY_ID or S3_SECRET is wrong/)
    expect(problem).not.toContain('another')
  })

  it('leaves no document without its files', async () => {
    const other = await openContent('', { env: { ...bucket.env, S3_SECRET: 'another' } })
    try {
      await signIn(other, 'administrator')
      const token = await signIn(other, 'editor')
      const { status, body } = await uploadFile(other, ['oak.csv', 'Oak;640'], token)
      expect(status).toBe(503)
      expect(body.errors[0].message).toMatch(/could not be stored: the object storage does not take it/)
      expect((await other.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    } finally {
      await other.close()
    }
  })
})

it('a backup takes the files of the bucket, and a restore puts them into the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-backup-'))
  const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    runCommand(args, { env, projectRoot: folder, say: () => {}, now: () => new Date() })
  try {
    await run(['backup', '--to', folder], { ...bucket.env, DATA_DIR: content.settings.dataDir })
    const [archive = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz'))
    const restored = join(folder, 'restored')
    await run(['restore', join(folder, archive)], { DATA_DIR: restored })
    expect((await readdir(join(restored, 'media'))).sort()).toEqual(
      [...(await inBucket()), ...(await inFolder())].sort(),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('a backup in the bucket is restored from there, and only the newest are left', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-archives-'))
  const said: string[] = []
  const run = (args: readonly string[], dataDir: string, now = new Date()) =>
    runCommand(args, {
      env: { ...bucket.env, DATA_DIR: dataDir },
      projectRoot: folder,
      say: (kind, text) => kind === 'result' && said.push(text),
      now: () => now,
    })
  try {
    for (const day of [1, 2])
      await run(['backup', '--to', 's3', '--keep', '1'], content.settings.dataDir, new Date(Date.UTC(2026, 0, day)))
    expect(said[1]).toMatch(/^s3:vitrine-2026-01-02T000000Z\.tar\.gz [\s\S]*Removed.*vitrine-2026-01-01T000000Z/)
    expect((await readdir(content.settings.dataDir)).filter((name) => name.startsWith('.'))).toEqual([])
    const restored = join(folder, 'restored')
    await run(['restore', 's3:vitrine-2026-01-02T000000Z.tar.gz'], restored)
    expect(await readdir(restored)).toEqual(expect.arrayContaining(['vitrine.db', 'media']))
    await expect(run(['restore', 's3:vitrine-2026-01-01T000000Z.tar.gz'], join(folder, 'other'))).rejects.toThrow(
      /has no archive .* The newest are: vitrine-2026-01-02T000000Z\.tar\.gz/,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('the library is moved into the folder and back, and is the same', async () => {
  const [there, here] = [mediaBucket(bucket.settings), openFolder(mediaFolder(content.settings))]
  const options = { typeOf: () => 'application/octet-stream', onFile: () => {} }
  const contentOf = async (store: FileStore, name: string) => {
    const found = await store.read(name)
    return found && buffer(found.content)
  }
  const contentsOf = (store: FileStore, names: readonly string[]) =>
    Promise.all(names.map((name) => contentOf(store, name)))
  const names = await inBucket()
  const before = await contentsOf(there, names)
  expect(await moveFiles(there, here, options)).toMatchObject({ files: names.length })
  expect([await inBucket(), (await inFolder()).sort()]).toEqual([[], [...names, 'elm.csv'].sort()])
  expect(await contentsOf(here, names)).toEqual(before)
  await moveFiles(here, there, options)
  expect(await contentsOf(there, names)).toEqual(before)
  expect(await inFolder()).toEqual([])
})
