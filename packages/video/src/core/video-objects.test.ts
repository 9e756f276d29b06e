import type { Image } from '@vitrine/content/core'
import type { BlockBase } from '@vitrine/kit/core'
import { expect, it } from 'vitest'
import type { VideoBlock } from '../blocks/video/video.block.ts'
import { videoObjects } from './video-objects.ts'

const poster: Image = {
  alt: 'x',
  fallback: { url: '/media/a.jpg', width: 16, height: 9, type: 'image/jpeg' },
  sources: [],
  focalPoint: { x: 50, y: 50 },
}
const video = (more: Partial<VideoBlock>): VideoBlock => ({
  blockType: 'video',
  id: '1',
  title: 'A chair',
  source: { kind: 'file', files: [{ url: '/media/a.mp4', type: 'video/mp4' }] },
  poster,
  layout: 'column',
  ratio: '16-9',
  autoplay: false,
  loops: false,
  controls: true,
  ...more,
})
const described = (...blocks: BlockBase[]) => videoObjects(blocks, { siteUrl: 'https://h.example' })

it('describes a video of the site’s own by its file and image', () =>
  expect(described({ blockType: 'hero', id: '0' }, video({ transcript: ['One.', 'Two.'] }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: 'A chair',
      description: 'A chair',
      thumbnailUrl: ['https://h.example/media/a.jpg'],
      contentUrl: 'https://h.example/media/a.mp4',
      encodingFormat: 'video/mp4',
      transcript: 'One.\n\nTwo.',
    },
  ]))

it('describes one at a provider by where it is watched', () =>
  expect(
    described(
      video({
        source: { kind: 'provider', provider: 'youtube', id: 'abcdefghijk' },
        caption: 'How.',
        publishedAt: '2026-05-04T12:00:00.000Z',
      }),
    ),
  ).toMatchObject([
    { uploadDate: '2026-05-04T12:00:00.000Z', url: 'https://www.youtube.com/watch?v=abcdefghijk', description: 'How.' },
  ]))

it('leaves out a video without an image', () => {
  const { poster: _, ...bare } = video({})
  expect(described(bare)).toEqual([])
})
