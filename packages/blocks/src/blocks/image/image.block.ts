import { given, slugFrom } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { galleryName } from '../../core/gallery-name.ts'
import { LOOK_LABELS } from '../../core/look-styles.ts'

/** An image with its caption. */
export const image = defineBlock({
  name: 'image',
  label: { en: 'Image', de: 'Bild' },
  group: 'Pictures and film',
  drawing: [draw.area(0, 4, 36, 24), draw.lines(38, 26, 8)],
  looks: {
    rounded: {
      label: LOOK_LABELS.rounded,
      css: '& .image{--radius:1.5rem}& .image .image__picture{border-radius:1.5rem}',
    },
    mounted: {
      label: LOOK_LABELS.mounted,
      css: '& .image__picture{padding:var(--space-s);border:1px solid var(--color-line);background:var(--color-surface)}',
    },
  },
  fields: {
    image: field.image({ label: { en: 'Image', de: 'Bild' }, required: true }),
    imageCrop: field.crop(),
    layout: field.choice({
      label: { en: 'Width', de: 'Breite' },
      options: {
        bleed: { en: 'From edge to edge', de: 'Von Rand zu Rand' },
        inset: { en: 'Inset, caption in the margin', de: 'Eingerückt, Bildunterschrift im Rand' },
        column: { en: 'As wide as its column', de: 'So breit wie die Spalte' },
      },
      initial: 'inset',
    }),
    caption: field.text({ label: { en: 'Caption', de: 'Bildunterschrift' }, maxLength: 300 }),
    opensLarge: field.toggle({ label: { en: 'Opens large', de: 'Lässt sich groß öffnen' } }),
    group: galleryName({
      en: 'Empty: it belongs to all images of the page that open large.',
      de: 'Leer: Es gehört zu allen Bildern der Seite, die sich groß öffnen lassen.',
    }),
  },
  refine: ({ opensLarge, group = '', ...block }) => ({
    ...block,
    // The gallery in which it opens large; empty: that of the page. Absent: it does not open.
    ...given({ group: opensLarge ? slugFrom(group) : undefined }),
  }),
})

export type ImageBlock = BlockOf<typeof image>
