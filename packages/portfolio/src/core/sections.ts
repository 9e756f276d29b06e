import type { Section } from '@vitrine/kit/core'

const heading = { en: 'Latest work', de: 'Neueste Arbeiten' }

/** Sections that show the site's projects. */
export const PROJECT_SECTIONS: readonly Section[] = [
  {
    name: 'work-in-tiles',
    label: { en: 'Latest work in tiles', de: 'Neueste Arbeiten in Kacheln' },
    group: 'galleries',
    blocks: [{ blockType: 'projectGrid', heading, layout: 'tiles', show: 'latest', count: 5 }],
  },
  {
    name: 'work-in-rows',
    label: { en: 'Latest work, all in one shape', de: 'Neueste Arbeiten in einer Form' },
    group: 'galleries',
    blocks: [{ blockType: 'projectGrid', heading, layout: 'grid', show: 'latest', count: 6 }],
  },
]
