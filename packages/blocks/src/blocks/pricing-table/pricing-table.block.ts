import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { LOOK_LABELS } from '../../core/look-styles.ts'

/** Offers side by side. */
export const pricingTable = defineBlock({
  name: 'pricingTable',
  label: { en: 'Price table', de: 'Preistabelle' },
  group: 'Lists and boxes',
  grid: '.pricing-table__plans',
  drawing: [4, 18, 32].flatMap((x) => [
    draw.outline(x, 5, 12, 22),
    draw.title(x + 2, 7.5, 6),
    draw.lines(x + 2, 12, 8, 4),
    draw.button(x + 2, 21.5),
  ]),
  looks: {
    filled: {
      label: LOOK_LABELS.ground,
      css: '& .pricing-table__plan{border-color:var(--color-surface);background:var(--color-surface)}& .pricing-table__plan[data-badge]{border-color:var(--color-ink)}',
    },
    columns: {
      label: { en: 'Without frames', de: 'Ohne Rahmen' },
      css: '& .pricing-table__plan{padding-inline:0;border-width:2px 0 0;border-radius:0;background:none}& .pricing-table__plan[data-badge]{border-color:var(--color-ink)}',
    },
  },
  fields: {
    ...titled,
    plans: field.rows({
      label: { en: 'Offers', de: 'Angebote' },
      required: true,
      min: 1,
      max: 5,
      fields: {
        name: field.text({ label: { en: 'Name', de: 'Name' }, required: true, maxLength: 80 }),
        badge: field.text({
          label: { en: 'Mark', de: 'Marke' },
          help: {
            en: 'Such as “Most rooms”. The offer then stands out.',
            de: 'Etwa „Die meisten Räume“. Das Angebot sticht dann hervor.',
          },
          maxLength: 40,
        }),
        price: field.text({ label: { en: 'Price', de: 'Preis' }, maxLength: 40 }),
        period: field.text({
          label: { en: 'for', de: 'für' },
          help: { en: 'Such as “a month”.', de: 'Etwa „einen Monat“.' },
          maxLength: 60,
        }),
        text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 400 }),
        features: field.rows({
          label: { en: 'What it includes', de: 'Was dazugehört' },
          max: 20,
          fields: {
            text: field.text({ label: { en: 'Text', de: 'Text' }, required: true }),
            included: field.toggle({ label: { en: 'Belongs to it', de: 'Gehört dazu' }, initial: true }),
          },
          sideBySide: [['text', 'included']],
        }),
        link: field.link(),
      },
      sideBySide: [
        ['name', 'badge'],
        ['price', 'period'],
      ],
    }),
    note: field.text({ label: { en: 'Note below', de: 'Anmerkung darunter' }, maxLength: 400 }),
  },
})

export type PricingTableBlock = BlockOf<typeof pricingTable>
