import { type BlockOf, defineBlock, draw } from '@vitrine/kit/block'

/** The way from the home page to the page, at the place that its editor chose. */
export const breadcrumb = defineBlock({
  name: 'breadcrumb',
  label: { en: 'Path to the page', de: 'Pfad zur Seite' },
  group: 'Links',
  drawing: [
    draw.lines(6, 16, 7),
    draw.stroke('M15.5 14l2 2.4-2 2.4'),
    draw.lines(20, 16, 9),
    draw.stroke('M31.5 14l2 2.4-2 2.4'),
    draw.lines(36, 16, 7),
  ],
  fields: {},
})

export type BreadcrumbBlock = BlockOf<typeof breadcrumb>
