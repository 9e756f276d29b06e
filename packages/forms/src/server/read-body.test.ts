import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'
import type { Stage } from './uploads.ts'

const TYPE = 'application/x-www-form-urlencoded'
const names = async (body: string) => {
  const read = await readBody(Readable.from([Buffer.from(body)]), TYPE)
  return read.ok ? read.entries.map(([name]) => name) : read.reason
}

it.each([
  ['a.b=1', 'a_b'],
  ['a%20b=1', 'a_b'],
  ['%20a=1', 'a'],
  ['a.b[c.d][]=1', 'a_b[c.d][]'],
  ['a[b=1', 'a_b'],
  ['_wpcf7_unit_tag=1', '_wpcf7_unit_tag'],
  ['your-name:x=1', 'your-name:x'],
])('%s is posted for %s', async (body, name) => expect(await names(body)).toEqual([name]))

it('letters are composed, in names, values and names of files', async () => {
  const part = (name: string, file: string, words: string) =>
    `--X\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${words}\r\n`
  const body = `${part('gro\u0308sse', '', 'Mu\u0308ller')}${part('plan', '; filename="u\u0308.txt"', 'x')}--X--\r\n`
  const read = await readBody(Readable.from([Buffer.from(body)]), 'multipart/form-data; boundary=X')
  expect(read).toEqual({
    ok: true,
    entries: [
      ['grösse', 'Müller'],
      ['plan', { name: 'ü.txt', size: 1 }],
    ],
  })
})

it.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'malformed'],
])('a file that cannot be written for %s makes a body %s', async (code, reason) => {
  const part = 'Content-Disposition: form-data; name="plan"; filename="plan.txt"\r\n\r\nx'
  const body = Buffer.from(`--X\r\n${part}\r\n--X--\r\n`)
  const stage: Stage = {
    take: async (_file, content) => {
      content.resume()
      throw Object.assign(new Error('write'), { code })
    },
    keep: async () => (path) => path,
    discard: async () => {},
  }
  const read = await readBody(Readable.from([body]), 'multipart/form-data; boundary=X', {
    files: { stage, maxBytes: 100, limitOf: () => 100 },
  })
  expect(read).toEqual({ ok: false, reason })
})
