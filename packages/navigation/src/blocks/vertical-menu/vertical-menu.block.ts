import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { HEADER_TEXTS } from '../../core/header.ts'
import { parseMenu } from '../../core/parse-menu.ts'

/** Code units of the name of a button. */
const MAX_BUTTON_NAME = 120

/** A menu in the page, beside its text for example: a tree whose branches unfold. */
export const verticalMenu = defineBlock({
  name: 'verticalMenu',
  label: { en: 'Vertical menu', de: 'Senkrechtes Menü' },
  group: 'Links',
  drawing: [
    draw.title(6, 5, 13),
    draw.rule(6, 10, 20),
    draw.lines(6, 12.5, 12),
    draw.stroke('M22.4 12.3l1.2 1.2 1.2-1.2'),
    draw.lines(9, 16, 9),
    draw.lines(9, 19, 11),
    draw.rule(6, 22, 20),
    draw.lines(6, 24.5, 10),
    draw.stroke('M22.4 24.3l1.2 1.2 1.2-1.2'),
  ],
  fields: {
    /** Above the menu, and its name for screen readers. */
    title: field.text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 80 }),
    menu: field.document({ label: { en: 'Menu', de: 'Menü' }, to: 'menus' }),
    opensBy: field.choice({
      label: { en: 'A branch opens', de: 'Ein Zweig öffnet sich' },
      options: {
        hover: {
          en: 'On hover, and by its button',
          de: 'Unter einem ruhenden Zeiger und über seine Schaltfläche',
        },
        click: { en: 'By its button', de: 'Über seine Schaltfläche' },
      },
    }),
    openSubmenu: field.text({
      label: {
        en: 'Button that opens a branch; {title} is its entry',
        de: 'Schaltfläche, die einen Zweig öffnet; {title} ist sein Eintrag',
      },
      maxLength: MAX_BUTTON_NAME,
      placeholder: HEADER_TEXTS.openSubmenu,
    }),
    closeSubmenu: field.text({
      label: { en: 'Button that closes it', de: 'Schaltfläche, die ihn schließt' },
      maxLength: MAX_BUTTON_NAME,
      placeholder: HEADER_TEXTS.closeSubmenu,
    }),
  },
  sideBySide: [['openSubmenu', 'closeSubmenu']],
  refine: ({ title, menu, opensBy, openSubmenu, closeSubmenu }, parse) => {
    const items = parseMenu(menu, parse) ?? []
    if (items.length === 0) return undefined
    // Without names of its own, its buttons have those of the header's.
    return { title, opensBy, items, texts: given({ openSubmenu, closeSubmenu }) }
  },
})

export type VerticalMenuBlock = BlockOf<typeof verticalMenu>
