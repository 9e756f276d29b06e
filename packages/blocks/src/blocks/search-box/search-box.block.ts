import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'

/** A field that leads to the search page. */
export const searchBox = defineBlock({
  name: 'searchBox',
  label: { en: 'Search box', de: 'Suchfeld' },
  group: 'Links',
  drawing: [draw.outline(6, 13, 36, 6), draw.lines(9, 15.6, 14)],
  fields: {
    ...titled,
    placeholder: field.text({
      label: { en: 'Example in the empty field', de: 'Beispiel im leeren Feld' },
      maxLength: 80,
    }),
  },
})

export type SearchBoxBlock = BlockOf<typeof searchBox>
