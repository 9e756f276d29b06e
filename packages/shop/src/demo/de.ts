import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's shop in German, by the English texts. */
export const de: Dictionary = {
  Shop: 'Shop',
  'What we make more than once. Each is made after you order it, by one person, who signs it.':
    'Was wir mehr als einmal bauen. Jedes entsteht nach der Bestellung, von einem Menschen, der es signiert.',
  '2 to 5 days': '2 bis 5 Tage',
  '1 to 2 weeks': '1 bis 2 Wochen',
  '2 weeks': '2 Wochen',
  '3 to 4 weeks': '3 bis 4 Wochen',
  Parcel: 'Paket',
  'By our own van': 'Mit unserem Wagen',
  'Payable within 14 days of the day on which it is sent.': 'Zahlbar innerhalb von 14 Tagen nach dem Versand.',
  '14 Lantern Street, Monday to Thursday from nine.': 'Lantern Street 14, montags bis donnerstags ab neun.',
  Furniture: 'Möbel',
  'Made on Lantern Street, in three woods.': 'In der Lantern Street gebaut, in drei Hölzern.',
  Light: 'Licht',
  'Lamps, and where to hang them.': 'Leuchten, und wohin man sie hängt.',
  Objects: 'Dinge',
  'What stands on tables.': 'Was auf Tischen steht.',
  'Halden & Rye': 'Halden & Rye',
  'Ash & Slip': 'Ash & Slip',
  'Chair no. 4': 'Stuhl Nr. 4',
  'Three woods, one joint. It is what stands in the reading room, and it weighs less than it looks.':
    'Drei Hölzer, eine Verbindung. Er steht im Lesesaal und wiegt weniger, als er aussieht.',
  Wood: 'Holz',
  Oak: 'Eiche',
  Ash: 'Esche',
  Walnut: 'Nussbaum',
  'The back leg is one piece from the floor to the rail. Where the seat meets it there is a joint that we draw at full size, once for each wood: oak wants more room than ash.':
    'Das hintere Bein ist ein Stück vom Boden bis zur Lehne. Wo der Sitz es trifft, sitzt eine Verbindung, die wir in voller Größe zeichnen, für jedes Holz einmal: Eiche will mehr Platz als Esche.',
  'Soaped, not varnished. It takes marks, and it takes soap again.':
    'Geseift, nicht lackiert. Er nimmt Spuren an, und er nimmt wieder Seife an.',
  'Pendant no. 2': 'Pendelleuchte Nr. 2',
  'Spun brass, hung low. You see the table and not the room.':
    'Gedrücktes Messing, tief gehängt. Man sieht den Tisch und nicht den Raum.',
  'The cable is three metres long and woven. A bulb of 400 lumens is with it.':
    'Das Kabel ist drei Meter lang und gewebt. Eine Lampe mit 400 Lumen liegt bei.',
  'Vase by Ash & Slip': 'Vase von Ash & Slip',
  'Turned in Port Ansel, glazed with the ash of our own offcuts.':
    'In Port Ansel gedreht, glasiert mit der Asche unserer Reste.',
  Size: 'Größe',
  Small: 'Klein',
  Large: 'Groß',
  'Oil soap': 'Holzseife',
  'For soaped wood: chairs, tables, floors. Once a year is enough.':
    'Für geseiftes Holz: Stühle, Tische, Böden. Einmal im Jahr genügt.',
  'Bench no. 7': 'Bank Nr. 7',
  'Slats of oak on two feet. The long one waits for the ferry in Port Ansel, with eleven people on it.':
    'Latten aus Eiche auf zwei Füßen. Die lange wartet in Port Ansel auf die Fähre, mit elf Menschen darauf.',
  '6 weeks': '6 Wochen',
  Length: 'Länge',
  '1.2 m': '1,2 m',
  '2.4 m': '2,4 m',
  'Each slat is held from below, so that no screw is seen and every slat can be changed.':
    'Jede Latte wird von unten gehalten: Man sieht keine Schraube, und jede lässt sich tauschen.',
  'Samples of five woods': 'Muster von fünf Hölzern',
  'Oak, ash, walnut, beech and smoked oak, each as long as a hand, soaped on one side.':
    'Eiche, Esche, Nussbaum, Buche und Räuchereiche, jedes handlang, auf einer Seite geseift.',
  'Plan of chair no. 4': 'Plan von Stuhl Nr. 4',
  'Every part at full size, with the joint for three woods. For those who would rather build it.':
    'Jedes Teil in voller Größe, mit der Verbindung für drei Hölzer. Für alle, die ihn lieber selbst bauen.',
  'A visit at your place': 'Ein Besuch bei Ihnen',
  'Two hours, one sheet of paper: where the light comes from, and what is in its way.':
    'Zwei Stunden, ein Blatt Papier: woher das Licht kommt, und was ihm im Weg steht.',
}
