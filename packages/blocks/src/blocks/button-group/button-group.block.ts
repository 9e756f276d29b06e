import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { panel } from '../../core/look-styles.ts'

/** Links that ask to be followed, side by side. */
export const buttonGroup = defineBlock({
  name: 'buttonGroup',
  label: { en: 'Buttons', de: 'Schaltflächen' },
  group: 'Links',
  drawing: [draw.button(8, 14, 14), draw.outline(25, 14, 14, 3.2)],
  looks: {
    panel: panel('.button-group'),
    outlined: {
      label: { en: 'Within lines', de: 'Zwischen Linien' },
      css: '& .button-group__buttons{padding-block:var(--space-m);border-block:1px solid var(--color-line)}',
    },
  },
  fields: {
    align: field.choice({
      label: { en: 'Stand', de: 'Stehen' },
      options: {
        start: { en: 'At the start', de: 'Am Anfang' },
        center: { en: 'In the middle', de: 'In der Mitte' },
        end: { en: 'At the end', de: 'Am Ende' },
        stretch: { en: 'Full width', de: 'Über die ganze Breite' },
      },
    }),
    buttons: field.rows({
      label: { en: 'Buttons', de: 'Schaltflächen' },
      required: true,
      min: 1,
      max: 6,
      fields: {
        link: field.link({ required: true }),
        look: field.choice({
          label: { en: 'Look', de: 'Aussehen' },
          options: {
            solid: { en: 'Filled', de: 'Gefüllt' },
            outline: { en: 'Outlined', de: 'Umrandet' },
            quiet: { en: 'Underlined', de: 'Unterstrichen' },
          },
        }),
        icon: field.icon(),
        tooltip: field.text({
          label: { en: 'Explanation', de: 'Erklärung' },
          help: { en: 'Shown on hover.', de: 'Erscheint unter dem Zeiger.' },
          maxLength: 300,
        }),
      },
      sideBySide: [['look', 'icon']],
    }),
  },
})

export type ButtonGroupBlock = BlockOf<typeof buttonGroup>
