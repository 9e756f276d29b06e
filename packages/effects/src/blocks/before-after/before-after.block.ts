import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { EFFECT_TEXTS } from '../../core/texts.ts'

/** Two images of one thing, of which a handle shows more of the one or the other. */
export const beforeAfter = defineBlock({
  name: 'beforeAfter',
  label: { en: 'Before and after', de: 'Vorher und nachher' },
  group: 'Pictures and film',
  drawing: [
    draw.area(5, 6, 19, 20),
    draw.outline(24, 6, 19, 20),
    draw.stroke('M24 4v24'),
    draw.disc(24, 16, 2.4),
    draw.stroke('M20 14.4L18.4 16l1.6 1.6M28 14.4l1.6 1.6-1.6 1.6'),
  ],
  fields: {
    before: field.image({ label: { en: 'Image before', de: 'Bild vorher' }, required: true }),
    after: field.image({ label: { en: 'Image after', de: 'Bild nachher' }, required: true }),
    beforeLabel: field.text({
      label: { en: 'Word on the first', de: 'Wort auf dem ersten' },
      maxLength: 40,
      placeholder: EFFECT_TEXTS.before,
    }),
    afterLabel: field.text({
      label: { en: 'Word on the second', de: 'Wort auf dem zweiten' },
      maxLength: 40,
      placeholder: EFFECT_TEXTS.after,
    }),
    caption: field.text({ label: { en: 'Caption', de: 'Bildunterschrift' }, maxLength: 300 }),
  },
  sideBySide: [
    ['before', 'after'],
    ['beforeLabel', 'afterLabel'],
  ],
})

export type BeforeAfterBlock = BlockOf<typeof beforeAfter>
