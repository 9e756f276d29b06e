import { text } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** A place: its address, an image of a map, and a link to one that can be moved. */
export const map = defineBlock({
  name: 'map',
  label: { en: 'Map', de: 'Karte' },
  group: 'Pictures and film',
  drawing: [
    draw.area(4, 5, 26, 22),
    draw.stroke('M4 18l10-4 16 6M18 5v22'),
    draw.disc(18, 14.5, 1.8),
    draw.title(33, 16, 10),
    draw.lines(33, 21, 11, 3),
  ],
  fields: {
    name: field.text({ label: { en: 'Name', de: 'Name' }, required: true }),
    address: field.lines({ label: { en: 'Address', de: 'Adresse' }, required: true, maxLength: 500 }),
    image: field.image({ label: { en: 'Image of a map', de: 'Bild einer Karte' } }),
    directions: field.text({ label: { en: 'How to get there', de: 'Wie man hinkommt' }, maxLength: 600 }),
    url: field.text({
      label: { en: 'Link to', de: 'Link zu' },
      help: { en: 'Empty: the address at OpenStreetMap.', de: 'Leer: die Adresse bei OpenStreetMap.' },
      localized: false,
      maxLength: 2000,
    }),
  },
  refine: ({ address: written, url, ...block }, parse) => {
    const address = written.split('\n').flatMap((line) => text(line.trim()) ?? [])
    const found = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.join(', '))}`
    return { ...block, address, href: parse.href({ type: 'url', url }) ?? found }
  },
})

export type MapBlock = BlockOf<typeof map>
