import promises, { readdir, readFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PIXELS } from '../../packages/content/src/content/media/check-image.ts'
import { askJson, signIn, uploadFile } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'

let content: TestContent
let author: string

beforeAll(async () => {
  content = await openContent()
  await signIn(content, 'administrator')
  author = await signIn(content, 'author')
})

afterAll(() => content.close())

const upload = (name: string, bytes: string | Uint8Array<ArrayBuffer>) => uploadFile(content, [name, bytes], author)

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'

const imageOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  )

describe('an uploaded file', () => {
  it.each([
    ['.html', 'WEBVTT\n<script>alert(1)</script>', 'text/vtt', 'vtt'],
    ['.js', `${SVG}<rect/></svg>`, 'image/svg+xml', 'svg'],
  ])('is named by what it is, and not by %s', async (end, bytes, mimeType, extension) => {
    const { status, body } = await upload(`named${end}`, bytes)
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ filename: `named.${extension}`, mimeType })
    expect(await readdir(`${content.settings.dataDir}/media`)).toContain(`named.${extension}`)
  })

  it('is named by what it is when it is an image, with its sizes', async () => {
    const { body } = await upload('chair.css', await imageOf(600, 400))
    expect(body.doc).toMatchObject({
      filename: 'chair.png',
      mimeType: 'image/png',
      sizes: { webp480: { filename: expect.stringMatching(/^chair-480x320\.webp$/) } },
    })
  })

  it('has a name with composed letters, though its system gave them apart from their marks', async () => {
    const { body } = await upload('Gro\u0308ße.png', await imageOf(40, 30))
    expect(body.doc).toMatchObject({ filename: 'Größe.png' })
  })

  it.each([
    ['a PDF without a table of cross-references', 'plan.pdf', '%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n', 'application/pdf'],
    ['sound in a plain container of Ogg', 'sea.ogg', `OggS\0\x02${'\0'.repeat(60)}`, 'audio/ogg'],
  ])('is taken as browsers take it: %s', async (_what, name, bytes, mimeType) => {
    const { status, body } = await upload(name, bytes)
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ filename: name, mimeType })
  })

  it('has a width for each kind of screen, and none wider than itself', async () => {
    const { body } = await upload('wide.png', await imageOf(1500, 1000))
    const { sizes } = body.doc as { sizes: Record<string, { width: number | null }> }
    const widths = Object.entries(sizes).map(([name, { width }]) => [name, width])
    expect(Object.fromEntries(widths)).toEqual({
      ...{ avif480: 480, avif768: 768, avif960: 960, avif1440: 1440, avif2000: 1500 },
      ...{ webp480: 480, webp768: 768, webp960: 960, webp1440: 1440, webp2000: 1500 },
    })
  })

  it.each([
    ['upright when it was taken with the camera turned', { width: 1000, height: 500, orientation: 6 }, '480x960'],
    ['whole when it is much wider than high', { width: 1001, height: 37, orientation: 1 }, '480x18'],
  ])('stands %s in its sizes', async (_, { width, height, orientation }, size) => {
    const [red, blue] = [
      { create: { width, height, channels: 3, background: '#f00' } } as const,
      { create: { width: 10, height, channels: 3, background: '#00f' } } as const,
    ]
    const photo = await sharp(red)
      .composite([{ input: await sharp(blue).png().toBuffer(), left: width - 10, top: 0 }])
      .jpeg({ chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation })
      .toBuffer()
    const { body } = await upload(`photo-${orientation}.jpg`, new Uint8Array(photo))
    const filename = `photo-${orientation}-${size}.webp`
    expect(body.doc.sizes.webp480).toMatchObject({ filename })
    const stored = sharp(await readFile(`${content.settings.dataDir}/media/${filename}`))
    const { data, info } = await stored.removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(`${info.width}x${info.height}`).toBe(size)
    expect([...data.subarray(0, 3)].map((value) => value > 127)).toEqual([true, false, false])
    expect([...data.subarray(-3)].map((value) => value > 127)).toEqual([false, false, true])
  })

  it('has no sizes when it moves: pages show the file itself', async () => {
    const raw = { width: 6, height: 12, channels: 3, pageHeight: 4 } as const
    // Three frames, each of another grey.
    const gif = await sharp(
      Buffer.alloc(6 * 12 * 3).map((_, at) => Math.floor(at / 72) * 80),
      { raw },
    )
      .gif()
      .toBuffer()
    const { status, body } = await upload('moving.gif', new Uint8Array(gif))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ filename: 'moving.gif', width: 6, height: 4 })
    const sizesOf = ({ sizes }: { sizes: object }) =>
      Object.values(sizes).flatMap(({ filename }: { filename: string | null }) => filename ?? [])
    expect(sizesOf(body.doc)).toEqual([])
    const path = `/media/${body.doc.id}`
    const focused = await askJson(content, ['PATCH', path, { focalX: 20, focalY: 30 }], author)
    expect([focused.body.doc.focalX, sizesOf(focused.body.doc)]).toEqual([20, []])
    expect((await sharp(`${content.settings.dataDir}/media/moving.gif`).metadata()).pages).toBe(3)
  })

  it('has sizes when it is higher than WebP and AVIF can be', async () => {
    const { status, body } = await upload('tall.png', await imageOf(100, 20_000))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc.sizes.avif480).toMatchObject({ width: 82, height: 16_383 })
  })

  it('has the width and the height that people see when the camera was turned', async () => {
    const lying = await sharp(await imageOf(60, 40))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload('turned.jpg', new Uint8Array(lying))
    expect(body.doc).toMatchObject({ width: 40, height: 60 })
  })

  it('is a photo like any other when its scan header is one that decoders warn of', async () => {
    const photo = await sharp(await imageOf(30, 20))
      .jpeg()
      .toBuffer()
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
    const end = scan + 2 + photo.readUInt16BE(scan + 2)
    photo.fill(0, end - 3, end)
    const { status, body } = await upload('phone.jpg', new Uint8Array(photo))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc.sizes.webp480).toMatchObject({ filename: 'phone-30x20.webp' })
  })

  it.each([
    ['prices.docx', 'PK\x03\x04\x14\0', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['drawings.zip', 'PK\x03\x04\x14\0', 'application/zip'],
    ['old.xls', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0', 'application/vnd.ms-excel'],
    ['oak.csv', 'Oak;640', 'text/csv'],
    ['hours.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'text/calendar'],
  ])('may be one to be saved: %s', async (name, text, mimeType) => {
    const { status, body } = await upload(name, new Uint8Array(Buffer.from(text, 'latin1')))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ filename: name, mimeType })
  })

  it.each([
    ['a bitmap that is a script as well', 'p.js', 'BM/*\0\0*/=1;alert(1)'],
    ['a page', 'page.html', '<!DOCTYPE html><p>Hello'],
    ['a script that is called a picture', 'p.png', 'alert(1)'],
  ])('is refused, with what to use instead: %s', async (_, name, bytes) => {
    const { status, body } = await upload(name, bytes)
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/is nothing that a page can show or offer\. Use an image \(JPEG/)
  })

  it('is refused as a HEIC photo, with how to get a JPEG', async () => {
    const { status, body } = await upload('IMG_1.HEIC', '\0\0\0\x18ftypheic')
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Export it as JPEG')])
  })

  it('loses its scripts when it is a drawing', async () => {
    const { body } = await upload('a.svg', `${SVG}<script>1</script><rect/></svg>`)
    const stored = await readFile(`${content.settings.dataDir}/media/${body.doc.filename}`, 'utf8')
    expect(stored).toContain('<rect/>')
    expect(stored).not.toContain('script')
  })

  it('is as large as what it draws when it is a drawing without a size', async () => {
    const { status, body } = await upload('b.svg', '<svg><rect x="10" y="7" width="50" height="20"/></svg>')
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ width: 60, height: 27 })
  })

  it('has the beginning of a name that is longer than a disk takes', async () => {
    const { status, body } = await upload(`${'図'.repeat(90)}.css`, await imageOf(600, 400))
    expect([status, body.errors]).toEqual([201, undefined])
    expect(body.doc).toMatchObject({ filename: `${'図'.repeat(65)}.png` })
  })

  it('is stored beside another of the same name that comes at the same time', async () => {
    const [red, blue] = await Promise.all([imageOf(60, 40), imageOf(40, 60)])
    const [first, second] = await Promise.all([upload('image.png', red), upload('image.png', blue)])
    expect([first.body.errors, second.body.errors]).toEqual([undefined, undefined])
    const names = [first.body.doc.filename, second.body.doc.filename]
    expect(names.toSorted()).toEqual(['image-1.png', 'image.png'])
    const stored = names.map((name) => readFile(`${content.settings.dataDir}/media/${name}`))
    expect(await Promise.all(stored)).toEqual([Buffer.from(red), Buffer.from(blue)])
  })

  it('leaves the sizes of an image of the same name in another format as they are', async () => {
    await upload('oak.png', await imageOf(60, 40))
    const jpeg = await sharp(await imageOf(60, 40))
      .jpeg()
      .toBuffer()
    const { body } = await upload('oak.jpg', new Uint8Array(jpeg))
    expect(body.doc).toMatchObject({ filename: 'oak-1.jpg', sizes: { webp480: { filename: 'oak-1-60x40.webp' } } })
  })

  it.each([
    ['in its head', 20],
    ['in the middle', 1_500],
  ])('is refused as a picture that is cut off %s, with what to do', async (_, bytes) => {
    const noise = {
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    } as const
    const photo = await sharp(noise).jpeg().toBuffer()
    const { status, body } = await upload('cut.jpg', new Uint8Array(photo.subarray(0, bytes)))
    expect([status, body.errors[0].message]).toEqual([
      400,
      '“cut.jpg” is damaged or cut off: not all of it can be read. Open it in a picture program, save it again, and upload that.',
    ])
  })

  it('is refused as a drawing that would stop the admin, at once', async () => {
    const { status, body } = await upload('deep.svg', SVG + '<g>'.repeat(20_000))
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/too many nested groups.*Simplify it/)
  })

  it('is refused as an image of more pixels than there is memory for, with the size that will do', async () => {
    const { status, body } = await upload('vast.png', await imageOf(10_000, MAX_PIXELS / 10_000 + 1))
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(
      /“vast\.png” has 51 million pixels, and 50 million are the most\. Make it smaller/,
    )
  })
})

describe('an upload for which the disk has no room', () => {
  const FULL = {
    code: 'disk_full',
    errors: [{ message: expect.stringContaining('The disk is full, so this was not saved.') }],
  }
  const folder = () => join(content.settings.dataDir, 'media')
  /** Names of what the folder has of a file, or of one that is not whole. */
  const namesOf = async (name: string) => {
    const names = await readdir(folder()).catch(() => [])
    return names.filter((one) => one.startsWith(name) || one.endsWith('.part'))
  }
  const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

  /** Does something while no file can be written for want of room. */
  async function whileFull<Result>(work: () => Promise<Result>): Promise<Result> {
    const { writeFile } = promises
    promises.writeFile = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    syncBuiltinESMExports()
    try {
      return await work()
    } finally {
      promises.writeFile = writeFile
      syncBuiltinESMExports()
    }
  }

  it('is refused with the reason, and nothing of it is left', async () => {
    const { status, body } = await whileFull(async () => upload('no-room.png', await imageOf(600, 400)))
    expect([status, body]).toEqual([507, FULL])
    expect(await namesOf('no-room')).toEqual([])
  })

  it('leaves the file that it was to take the place of as it was', async () => {
    const { body } = await upload('kept.png', await imageOf(20, 10))
    const stored = await readFile(join(folder(), 'kept.png'))
    const bytes = await imageOf(40, 30)
    const replaced = await whileFull(() => uploadFile(content, ['kept.png', bytes], author, `/media/${body.doc.id}`))
    expect([replaced.status, replaced.body]).toEqual([507, FULL])
    expect(await readFile(join(folder(), 'kept.png'))).toEqual(stored)
  })

  it('leaves no files when there is room for them, and none for its record', async () => {
    const { db } = content.payload
    const { create } = db
    db.create = () => Promise.reject(full())
    const { status, body } = await upload('no-record.png', await imageOf(600, 400))
    db.create = create
    expect([status, body]).toEqual([507, FULL])
    expect(await namesOf('no-record')).toEqual([])
  })
})
