import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** An audio file of the site's own, with the browser's controls. */
export const audio = defineBlock({
  name: 'audio',
  label: { en: 'Audio', de: 'Audio' },
  group: 'Pictures and film',
  drawing: [
    draw.title(6, 9, 20),
    draw.outline(6, 15, 36, 7),
    draw.stroke('M10 16.8l3.4 1.7-3.4 1.7z'),
    draw.lines(17, 18, 20),
  ],
  fields: {
    file: field.file({ label: { en: 'Audio', de: 'Audio' }, type: 'audio/', required: true }),
    title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true }),
    detail: field.text({
      label: { en: 'Detail', de: 'Einzelheit' },
      help: { en: 'Who speaks, how long it takes.', de: 'Wer spricht, wie lange es dauert.' },
    }),
  },
})

export type AudioBlock = BlockOf<typeof audio>
