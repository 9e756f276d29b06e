import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '@vitrine/storage/files'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createShareImages } from '../../packages/share-image/src/server/share-images.ts'

const FONTS = join(import.meta.dirname, '../../apps/site/src/browser/fonts/files')

it('a card is drawn with the typefaces of the site, and kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-share-'))
  const read: string[] = []
  const images = createShareImages({
    typefaces: new Map([['Archivo', [{ url: 'archivo-basic-650.woff2', ranges: [[0x20, 0x7e]] }]]]),
    async readFont(url) {
      read.push(url)
      return readFile(join(FONTS, url))
    },
    media: openFolder(folder),
    folder,
    onError: (error) => {
      throw error
    },
  })
  const card = {
    title: 'Rooms for reading',
    siteName: 'Studio',
    locale: 'en',
    direction: 'ltr',
    colors: { paper: '#fff', surface: '#eee', ink: '#000', accent: '#00f', line: '#ccc' },
    type: { weight: 650, tracking: 0, leading: 1.1, display: ['Archivo'], text: ['Archivo'] },
  } as const
  try {
    expect(read).toEqual([])
    const drawn = await images.png(card, 'a')
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    // The words are dark on light paper, so that something other than the ground was set.
    expect((await sharp(drawn).stats()).channels[0]?.min).toBeLessThan(40)
    expect(await images.png(card, 'a')).toEqual(drawn)
    expect(read).toEqual(['archivo-basic-650.woff2'])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
