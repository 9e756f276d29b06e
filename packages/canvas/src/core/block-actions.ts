import type { AdminLabel, AdminText } from '@vitrine/content/core'
import type { BlockAction } from './messages.ts'

/** How an action on a block is offered. */
export interface ActionLook {
  readonly action: BlockAction
  readonly label: AdminText
  /** Keys that do the same, as editors read them. */
  readonly keys?: AdminLabel
  /** Path of its icon, on a ground of 16 by 16. */
  readonly icon: string
}

/** Actions of the toolbar, in its order. Of *hide* and *show* only the possible one is offered. */
export const ACTIONS: readonly ActionLook[] = [
  {
    action: 'edit',
    label: { en: 'Edit in the form', de: 'Im Formular bearbeiten' },
    keys: { en: 'Enter', de: 'Eingabe' },
    icon: 'M3 13l.6-3L11 2.6 13.4 5 6 12.4zM9.5 4.1l2.4 2.4',
  },
  { action: 'up', label: { en: 'Move up', de: 'Nach oben' }, keys: 'Alt+↑', icon: 'M8 13V3M4 7l4-4 4 4' },
  { action: 'down', label: { en: 'Move down', de: 'Nach unten' }, keys: 'Alt+↓', icon: 'M8 3v10M4 9l4 4 4-4' },
  {
    action: 'into',
    label: { en: 'Move into the block beside it', de: 'In den Block daneben' },
    keys: 'Alt+→',
    icon: 'M2 8h8M7 5l3 3-3 3M13 3v10',
  },
  {
    action: 'out',
    label: { en: 'Move out', de: 'Aus dem Block heraus' },
    keys: 'Alt+←',
    icon: 'M14 8H6M9 5 6 8l3 3M3 3v10',
  },
  {
    action: 'choosePlace',
    label: { en: 'Move to…', de: 'Verschieben nach …' },
    keys: 'M',
    icon: 'M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6 2 8l2 2M12 6l2 2-2 2',
  },
  { action: 'add', label: { en: 'Add behind it…', de: 'Dahinter hinzufügen …' }, keys: '/', icon: 'M8 3v10M3 8h10' },
  {
    action: 'duplicate',
    label: { en: 'Duplicate', de: 'Duplizieren' },
    keys: { en: 'Ctrl+D', de: 'Strg+D' },
    icon: 'M3 3h7v7H3zM6 13h7V6',
  },
  {
    action: 'copy',
    label: { en: 'Copy', de: 'Kopieren' },
    keys: { en: 'Ctrl+C', de: 'Strg+C' },
    icon: 'M5 3h6v2H5zM5 4H3v10h10V4h-2',
  },
  {
    action: 'cut',
    label: { en: 'Cut', de: 'Ausschneiden' },
    keys: { en: 'Ctrl+X', de: 'Strg+X' },
    icon: 'M4 3l7 8M12 3l-7 8M3 12.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M10 12.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  },
  {
    action: 'paste',
    label: { en: 'Paste behind it', de: 'Dahinter einfügen' },
    keys: { en: 'Ctrl+V', de: 'Strg+V' },
    icon: 'M5 3h6v2H5zM5 4H3v10h10V4h-2M8 7v4M6 9.5 8 11.5l2-2',
  },
  {
    action: 'pasteStyle',
    label: { en: 'Paste the style of what was copied', de: 'Stil des Kopierten übertragen' },
    keys: { en: 'Ctrl+Alt+V', de: 'Strg+Alt+V' },
    icon: 'M3 3h8v3H3zM11 4.5h2V8H7v2M6 10h2v4H6z',
  },
  {
    action: 'look',
    label: { en: 'Look…', de: 'Aussehen …' },
    keys: 'L',
    icon: 'M2.5 13.5h11M4 11l7-7M9.5 2.5l4 4M4 11l-.5 2 2-.5 7-7',
  },
  {
    action: 'background',
    label: { en: 'Background…', de: 'Hintergrund …' },
    icon: 'M2 3h12v10H2zM5 6h6v4H5zM2 7l4-4M2 12l3-3M10 13l4-4',
  },
  {
    action: 'save',
    label: { en: 'Save as a section…', de: 'Als Abschnitt speichern …' },
    icon: 'M4 2.5h8v11l-4-3-4 3z',
  },
  {
    action: 'hide',
    label: { en: 'Hide', de: 'Verbergen' },
    icon: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M3 13 13 3',
  },
  {
    action: 'show',
    label: { en: 'Show', de: 'Zeigen' },
    icon: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4M6.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  },
  {
    action: 'remove',
    label: { en: 'Delete', de: 'Löschen' },
    keys: { en: 'Del', de: 'Entf' },
    icon: 'M3 4h10M6 4V2.5h4V4M4 4l1 10h6l1-10M7 7v4M9 7v4',
  },
]

/** The looks of the actions that are offered for a block: all, but of hide and show the one that changes something. */
export function offeredActions(
  possible: readonly BlockAction[],
): readonly (ActionLook & { readonly isPossible: boolean })[] {
  return ACTIONS.filter(({ action }) => (action !== 'show' && action !== 'hide') || possible.includes(action)).map(
    (look) => ({
      ...look,
      isPossible: possible.includes(look.action),
    }),
  )
}
