import { type BlockOf, defineBlock, draw, field, titled } from '@vitrine/kit/block'
import { cards, outlined } from '../../core/look-styles.ts'

/** Boxes of equal heights. */
export const contentBoxes = defineBlock({
  name: 'contentBoxes',
  label: { en: 'Content boxes', de: 'Inhaltskästen' },
  group: 'Lists and boxes',
  grid: '.content-boxes__list',
  drawing: [4, 18, 32].flatMap((x) => [draw.area(x, 5, 12, 9), draw.title(x, 16, 9), draw.lines(x, 20.5, 12, 3)]),
  looks: {
    cards: cards('.content-boxes__box'),
    outlined: outlined('.content-boxes__box'),
  },
  fields: {
    variant: field.choice({
      label: { en: 'Form', de: 'Form' },
      options: {
        rows: { en: 'Numbered rows', de: 'Nummerierte Zeilen' },
        cards: { en: 'Cards with images', de: 'Karten mit Bildern' },
        prices: { en: 'Prices', de: 'Preise' },
        icons: { en: 'Boxes with icons', de: 'Kästen mit Piktogrammen' },
      },
    }),
    columns: field.choice({
      label: { en: 'In a row', de: 'In einer Reihe' },
      options: {
        '2': { en: 'Two', de: 'Zwei' },
        '3': { en: 'Three', de: 'Drei' },
        '4': { en: 'Four', de: 'Vier' },
      },
      shownWhen: { variant: 'icons' },
    }),
    iconPlace: field.choice({
      label: { en: 'Icon', de: 'Icon' },
      options: {
        top: { en: 'Above', de: 'Darüber' },
        start: { en: 'Beside the whole box', de: 'Neben dem ganzen Kasten' },
        beside: { en: 'Beside the title', de: 'Neben dem Titel' },
      },
      shownWhen: { variant: 'icons' },
    }),
    align: field.choice({
      label: { en: 'Text stands', de: 'Text steht' },
      options: {
        start: { en: 'At the start', de: 'Am Anfang' },
        center: { en: 'In the middle', de: 'In der Mitte' },
        end: { en: 'At the bottom', de: 'Unten' },
      },
      shownWhen: { variant: 'icons' },
    }),
    hover: field.choice({
      label: { en: 'On hover', de: 'Unter dem Zeiger' },
      options: {
        none: { en: 'Stays as it is', de: 'Bleibt, wie er ist' },
        lift: { en: 'Icon rises', de: 'Das Piktogramm steigt' },
        fill: { en: 'Box fills', de: 'Der Kasten füllt sich' },
      },
      shownWhen: { variant: 'icons' },
    }),
    ...titled,
    boxes: field.rows({
      label: { en: 'Boxes', de: 'Kästen' },
      min: 1,
      max: 24,
      fields: {
        title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true }),
        detail: field.text({
          label: { en: 'Detail', de: 'Einzelheit' },
          help: { en: 'A price, a year, a place.', de: 'Ein Preis, ein Jahr, ein Ort.' },
          maxLength: 120,
        }),
        text: field.lines({ label: { en: 'Text', de: 'Text' }, maxLength: 600 }),
        icon: field.icon(),
        image: field.image({ label: { en: 'Image', de: 'Bild' } }),
        imageCrop: field.crop(),
        link: field.link(),
      },
    }),
  },
  sideBySide: [['columns', 'iconPlace', 'align', 'hover']],
})

export type ContentBoxesBlock = BlockOf<typeof contentBoxes>
