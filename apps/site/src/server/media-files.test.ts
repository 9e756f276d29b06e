import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mediaFiles } from './media-files.ts'
import { type FileError, isOfPart, refusePart } from './refuse-part.ts'

let dir: string
const trashed = new Set<string>()
const app = Fastify()
app.setErrorHandler((error: FileError, _request, reply) => {
  if (!isOfPart(error)) throw error
  return refusePart(reply, error)
})

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'))
  await writeFile(join(dir, 'a room.jpg'), 'picture')
  await app.register(mediaFiles, { dir, isTrashed: async (name) => trashed.has(name), immutableSeconds: 9 })
})

afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const status = async (method: 'GET' | 'HEAD', url: string) => (await app.inject({ method, url })).statusCode

it.each([
  ['GET', '/media/a%20room.jpg'],
  ['HEAD', '/media/a%20room.jpg'],
  ['GET', '/media/a%20room.jpg?v=1'],
  ['GET', '/media/%61%20room.jpg'],
] as const)('%s %s is not found while the file lies in the trash', async (method, url) => {
  expect(await status(method, url)).toBe(200)
  trashed.add('a room.jpg')
  expect(await status(method, url)).toBe(404)
  trashed.clear()
  expect(await status(method, url)).toBe(200)
})

it.each([
  ['part', { range: 'bytes=7-' }, 416, 'bytes */7'],
  ['state', { 'if-match': '"other"' }, 412, undefined],
])('a %s that is not there is refused without a page', async (_, asked, status, range) => {
  const { statusCode, headers, body } = await app.inject({ url: '/media/a%20room.jpg', headers: asked })
  expect([statusCode, headers['content-range'], body]).toEqual([status, range, ''])
})
