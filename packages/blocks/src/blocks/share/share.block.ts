import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { SHARE_NETWORKS } from '../../core/share-address.ts'

/** Links with which visitors tell others of the page. */
export const share = defineBlock({
  name: 'share',
  label: { en: 'Share links', de: 'Links zum Teilen' },
  group: 'Links',
  drawing: [draw.lines(5, 15.5, 9), ...[20, 26, 32, 38].map((x) => draw.disc(x, 16, 2))],
  fields: {
    label: field.text({ label: { en: 'Text before', de: 'Text davor' } }),
    networks: field.choices({
      label: { en: 'Networks', de: 'Netzwerke' },
      help: {
        en: 'Pinterest needs a page with an image for shared links. Delicious has shut down.',
        de: 'Pinterest braucht eine Seite mit einem Bild für geteilte Links. Delicious gibt es nicht mehr.',
      },
      options: { ...SHARE_NETWORKS, email: { en: 'E-mail', de: 'E-Mail' } },
      initial: ['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'],
    }),
    copy: field.toggle({
      label: { en: 'Button that copies the address', de: 'Schaltfläche, die die Adresse kopiert' },
      initial: true,
    }),
    sheet: field.toggle({
      label: { en: 'Button for the system’s share sheet', de: 'Schaltfläche für das Teilen-Menü des Systems' },
      initial: true,
    }),
  },
  sideBySide: [['copy', 'sheet']],
})

export type ShareBlock = BlockOf<typeof share>
