import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { embedProvider } from '../../core/embed-provider.ts'

/** Something of another site: a card that leads there, so that nothing is loaded from it before the visitor says so. */
export const embed = defineBlock({
  name: 'embed',
  label: { en: 'Embed from another site', de: 'Etwas von einer anderen Seite' },
  group: 'Pictures and film',
  drawing: [draw.area(6, 5, 36, 18), draw.stroke('M22 17l5-5M23.4 12H27v3.6'), draw.lines(6, 26, 22)],
  fields: {
    url: field.text({
      label: { en: 'Address', de: 'Adresse' },
      required: true,
      localized: false,
      maxLength: 2000,
      accepts: {
        test: (value) => embedProvider(value.trim()) !== undefined,
        refusal: {
          en: 'This site cannot be embedded. Supported are YouTube, Vimeo, Spotify, OpenStreetMap and a few more, by https.',
          de: 'Diese Seite lässt sich nicht zeigen. Bekannt sind YouTube, Vimeo, Spotify, OpenStreetMap und einige mehr, über https.',
        },
      },
    }),
    title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true }),
    image: field.image({ label: { en: 'Image', de: 'Bild' } }),
  },
  refine: (block) => {
    const url = block.url.trim()
    const provider = embedProvider(url)
    return provider && { ...block, url, provider }
  },
})

export type EmbedBlock = BlockOf<typeof embed>
