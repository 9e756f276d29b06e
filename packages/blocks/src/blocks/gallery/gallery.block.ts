import { slugFrom } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { galleryName } from '../../core/gallery-name.ts'
import { LOOK_LABELS } from '../../core/look-styles.ts'
import { shortHash } from '../../core/short-hash.ts'

/** Images, each a link to itself in full size. */
export const gallery = defineBlock({
  name: 'gallery',
  label: { en: 'Gallery', de: 'Galerie' },
  group: 'Pictures and film',
  grid: '.gallery__pictures',
  drawing: [
    draw.area(4, 4, 12.5, 14),
    draw.area(4, 19, 12.5, 9),
    draw.area(17.7, 4, 12.5, 8),
    draw.area(17.7, 13, 12.5, 15),
    draw.area(31.4, 4, 12.5, 12),
    draw.area(31.4, 17, 12.5, 11),
  ],
  looks: {
    bleed: {
      label: LOOK_LABELS.bleed,
      css: '& .gallery{padding-inline:0}& .gallery__pictures{gap:0.25rem}& .gallery__caption{padding-inline:var(--space-s)}',
    },
    rounded: {
      label: LOOK_LABELS.rounded,
      css: '& .gallery__link{border-radius:max(var(--radius),0.75rem)}',
    },
    mounted: {
      label: LOOK_LABELS.mounted,
      css: '& .gallery__link{padding:var(--space-xs);border:1px solid var(--color-line)}',
    },
  },
  fields: {
    ...titled,
    layout: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        grid: { en: 'All the same shape', de: 'Alle in einer Form' },
        masonry: { en: 'Each in its own shape', de: 'Jedes in seiner Form' },
        justified: { en: 'Rows of equal height', de: 'Reihen gleicher Höhe' },
      },
    }),
    columns: field.choice({
      label: { en: 'Columns in a wide window', de: 'Spalten in einem breiten Fenster' },
      options: {
        '2': { en: 'Two', de: 'Zwei' },
        '3': { en: 'Three', de: 'Drei' },
        '4': { en: 'Four', de: 'Vier' },
      },
    }),
    group: galleryName({
      en: 'Part of the address of each opened image: “reading-room” makes #reading-room/0. Galleries with the same name open as one.',
      de: 'Für jedes Bild, das geöffnet wird: Aus „lesesaal“ wird #lesesaal/0. Galerien eines Namens sind eine.',
    }),
    pictures: field.rows({
      label: { en: 'Images', de: 'Bilder' },
      required: true,
      min: 1,
      max: 60,
      fields: {
        image: field.image({ label: { en: 'Image', de: 'Bild' }, required: true }),
        imageCrop: field.crop(),
        title: field.text({
          label: { en: 'Title', de: 'Titel' },
          help: {
            en: 'Shown when it is opened. Empty: its alternative text.',
            de: 'Wenn es geöffnet ist. Leer: sein Alternativtext.',
          },
        }),
        caption: field.text({ label: { en: 'Caption', de: 'Bildunterschrift' }, maxLength: 300 }),
      },
    }),
  },
  sideBySide: [['layout', 'columns']],
  refine: (block) => ({ ...block, group: slugFrom(block.group ?? '') || `gallery-${shortHash(block.id)}` }),
})

export type GalleryBlock = BlockOf<typeof gallery>
