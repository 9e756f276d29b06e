import type { Dictionary } from '@vitrine/kit/demo'

/** Texts of the forum's demo in German. Topics are written in one language each, and have no translation. */
export const de: Dictionary = {
  'Questions of those who live with our furniture, lamps and rooms. We read along and answer.':
    'Fragen derer, die mit unseren Möbeln, Leuchten und Räumen leben. Wir lesen mit und antworten.',
  'Tables and chairs': 'Tische und Stühle',
  'Oil, wax, creaks and rings. How wood behaves in a house with people in it.':
    'Öl, Wachs, Knarren und Ränder. Wie sich Holz in einem Haus benimmt, in dem Menschen wohnen.',
  Light: 'Licht',
  'Bulbs, dimmers, heights. What hums, and why.': 'Leuchtmittel, Dimmer, Höhen. Was brummt, und warum.',
  'Rooms and building': 'Räume und Bauen',
  'Plaster, floors, trades, and the order in which they come.':
    'Putz, Böden, Gewerke, und die Reihenfolge, in der sie kommen.',
}
