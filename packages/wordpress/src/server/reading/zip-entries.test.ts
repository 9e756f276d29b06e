import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openZip, ZIP_LIMITS } from './zip-entries.ts'

interface Member {
  readonly name: string | Buffer
  readonly data?: Buffer
  /** Bytes that the archive says the file has. */
  readonly statedBytes?: number
  readonly isUtf8?: boolean
  readonly isEncrypted?: boolean
  readonly unixMode?: number
}

/** CRC-32 of ISO 3309, as zip has it. */
function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A zip with these files. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
function zipOf(...members: readonly Member[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const {
    name,
    data = Buffer.from('x'),
    statedBytes = data.length,
    isUtf8,
    isEncrypted,
    unixMode = 0o100644,
  } of members) {
    const rawName = Buffer.from(name)
    const packed = deflateRawSync(data)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE((isUtf8 ? 0x800 : 0) | (isEncrypted ? 1 : 0), 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(statedBytes, 18)
    shared.writeUInt16LE(rawName.length, 22)
    files.push(Buffer.from('PK\x03\x04', 'latin1'), shared, rawName, packed)
    const central = Buffer.alloc(14)
    central.writeUInt32LE((unixMode << 16) >>> 0, 6)
    central.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, central, rawName)
    offset += 4 + shared.length + rawName.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

async function pathsIn(...members: readonly Member[]): Promise<readonly string[]> {
  const zip = await openZip(zipOf(...members))
  zip.close()
  return zip.entries.map(({ path }) => path)
}

async function problemsIn(members: readonly Member[], limits = ZIP_LIMITS) {
  const zip = await openZip(zipOf(...members), limits)
  zip.close()
  return {
    left: zip.entries.length,
    codes: zip.problems.map(({ code }) => code),
    messages: zip.problems.map(({ message }) => message),
  }
}

async function textIn(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('files', () => {
  it('are listed with their paths and sizes, folders left out, and can be read', async () => {
    const zip = await openZip(zipOf({ name: 'a/' }, { name: 'a/b.txt', data: Buffer.from('hello') }))
    expect(zip.entries.map(({ path, bytes }) => ({ path, bytes }))).toEqual([{ path: 'a/b.txt', bytes: 5 }])
    const stream = await zip.entries[0]?.open()
    expect(stream && (await textIn(stream))).toBe('hello')
    zip.close()
  })
  it('have names in UTF-8, with the flag and without, or in CP437', async () => {
    expect(
      await pathsIn(
        { name: 'größe.txt', isUtf8: true },
        { name: 'büro.txt' },
        { name: Buffer.from([0x62, 0x81, 0x72, 0x6f, 0x2e, 0x78]) },
        { name: 'a\\b.txt' },
      ),
    ).toEqual(['größe.txt', 'büro.txt', 'büro.x', 'a/b.txt'])
  })
})

describe('unsafe files', () => {
  it.each([
    '../a',
    'a/../../b',
    '/a',
    'C:/a',
    'c:a',
    '..\\a',
    'a\0b',
    '\\\\server\\share',
  ])('are left out for their path: %j', async (name) => {
    expect(await problemsIn([{ name }, { name: 'ok.txt' }])).toMatchObject({ left: 1, codes: ['unsafe-entry'] })
  })
  it('are links and devices', async () => {
    const members = [0o120777, 0o020666, 0o060666].map((unixMode, index) => ({ name: `${index}`, unixMode }))
    expect(await problemsIn(members)).toMatchObject({ left: 0, codes: Array(3).fill('unsafe-entry') })
  })
  it('are encrypted', async () => {
    expect((await problemsIn([{ name: 'a', isEncrypted: true }])).messages[0]).toContain('is encrypted')
  })
  it('are named up to a number, and counted beyond', async () => {
    const members = Array.from({ length: 70 }, (_, index) => ({ name: `../${index}` }))
    const { messages } = await problemsIn(members)
    expect(messages).toHaveLength(51)
    expect(messages.at(-1)).toContain('20 more files')
  })
})

describe('bombs', () => {
  it('are left out by the ratio of their size to what they are packed in', async () => {
    const zeros = Buffer.alloc(20 * 1024 * 1024)
    expect(await problemsIn([{ name: 'bomb', data: zeros }])).toMatchObject({ left: 0, codes: ['too-large'] })
  })
  it('are left out by size, alone and together', async () => {
    const members = ['a', 'b', 'c'].map((name) => ({ name, data: Buffer.alloc(100) }))
    expect(await problemsIn(members, { ...ZIP_LIMITS, entryBytes: 99 })).toMatchObject({ left: 0 })
    expect(await problemsIn(members, { ...ZIP_LIMITS, totalBytes: 250 })).toMatchObject({
      left: 2,
      codes: ['too-large'],
    })
  })
  it('are left out by number', async () => {
    const members = ['a', 'b', 'c'].map((name) => ({ name }))
    expect(await problemsIn(members, { ...ZIP_LIMITS, entries: 2 })).toMatchObject({ left: 2, codes: ['too-large'] })
  })
  it('end when they are longer than they say', async () => {
    const zip = await openZip(zipOf({ name: 'liar', data: Buffer.alloc(1_000_000), statedBytes: 10 }))
    const stream = await zip.entries[0]?.open()
    await expect(stream && textIn(stream)).rejects.toThrow(/too many bytes/)
    zip.close()
  })
})

it('throws for what is no zip', async () => {
  await expect(openZip(Buffer.from('PK nothing'))).rejects.toThrow()
})
