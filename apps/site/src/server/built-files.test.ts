import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from './built-files.ts'

let dir: string
const app = Fastify()

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'assets-'))
  await writeFile(join(dir, 'entry-1.js'), 'let a = 1')
  await writeFile(join(dir, 'entry-1.js.br'), brotliCompressSync('let a = 1'))
  await builtFiles(app, { dir, immutableSeconds: 9 })
})

afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

it.each([
  ['br', 'br'],
  ['identity', undefined],
])('a built file says to caches that its encoding varies, asked with %s', async (accepted, encoding) => {
  const { headers } = await app.inject({ url: '/assets/entry-1.js', headers: { 'accept-encoding': accepted } })
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding'])
  expect(headers['cache-control']).toBe('public, max-age=9, immutable')
})
