import type { Section } from '@vitrine/kit/core'

/** Sections that show the site's posts. */
export const POST_SECTIONS: readonly Section[] = [
  {
    name: 'latest-posts',
    label: { en: 'Latest posts', de: 'Neueste Beiträge' },
    group: 'galleries',
    blocks: [
      {
        blockType: 'postList',
        heading: { en: 'From the journal', de: 'Aus dem Journal' },
        layout: 'grid',
        show: 'latest',
        count: 3,
      },
    ],
  },
]
