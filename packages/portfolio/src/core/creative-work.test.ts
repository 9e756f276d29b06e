import { expect, it } from 'vitest'
import type { ProjectHeaderBlock } from '../blocks/project-header/project-header.block.ts'
import { creativeWork } from './creative-work.ts'

const header: ProjectHeaderBlock = {
  blockType: 'projectHeader',
  id: 'header',
  layout: 'classic',
  title: 'House by a weir',
  description: 'The stair moved.',
  categories: [{ title: 'Interiors', href: '/work/category/interiors/' }],
  date: { moment: '2025-03-01T00:00:00.000Z', form: 'month' },
  images: [
    {
      alt: 'A stair.',
      fallback: { url: '/media/stair.webp', width: 800, height: 600, type: 'image/webp' },
      sources: [],
      focalPoint: { x: 50, y: 50 },
    },
  ],
  showsNoImage: false,
}

it('describes a project with all its pictures', () =>
  expect(creativeWork([header], { siteUrl: 'https://studio.example' })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'House by a weir',
    description: 'The stair moved.',
    image: [
      {
        '@type': 'ImageObject',
        contentUrl: 'https://studio.example/media/stair.webp',
        width: 800,
        height: 600,
        caption: 'A stair.',
      },
    ],
    dateCreated: '2025-03',
    genre: ['Interiors'],
  }))

it('says nothing of other pages', () =>
  expect(creativeWork([{ blockType: 'hero', id: 'hero' }], { siteUrl: 'https://studio.example' })).toBeUndefined())
