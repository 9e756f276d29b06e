import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'

/** Marks of clients, partners, prizes. */
export const logos = defineBlock({
  name: 'logos',
  label: { en: 'Logos', de: 'Logos' },
  group: 'Lists and boxes',
  grid: '.logos__list',
  drawing: [4, 14, 24, 34].flatMap((x) => [
    draw.outline(x, 6, 10, 10),
    draw.disc(x + 5, 11, 2),
    draw.outline(x, 16, 10, 10),
    draw.disc(x + 5, 21, 2),
  ]),
  looks: {
    plain: { label: { en: 'Without lines', de: 'Ohne Linien' }, css: '& .logos__logo{outline-color:transparent}' },
    colourful: { label: { en: 'In their colours', de: 'In ihren Farben' }, css: '& .logos__picture{filter:none}' },
  },
  fields: {
    ...titled,
    logos: field.rows({
      label: { en: 'Logos', de: 'Logos' },
      required: true,
      min: 1,
      max: 40,
      fields: {
        name: field.text({
          label: { en: 'Name', de: 'Name' },
          help: { en: 'Set as text if there is no image.', de: 'Steht als Schrift, wenn es kein Bild gibt.' },
          maxLength: 120,
        }),
        url: field.text({ label: { en: 'Link to', de: 'Link zu' }, localized: false, maxLength: 2000 }),
        image: field.image({ label: { en: 'Image', de: 'Bild' } }),
      },
      sideBySide: [['name', 'url']],
    }),
  },
  refine: ({ logos, ...block }, parse) => {
    const shown = logos.flatMap(({ id, name: written, url, image }) => {
      const name = written ?? image?.alt
      return name ? [{ id, name, ...given({ image, href: parse.href({ type: 'url', url }) }) }] : []
    })
    return shown.length === 0 ? undefined : { ...block, logos: shown }
  },
})

export type LogosBlock = BlockOf<typeof logos>
