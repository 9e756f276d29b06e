import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's portfolio in German, by the English texts. */
export const de: Dictionary = {
  Work: 'Arbeiten',
  'Kinds of projects': 'Arten von Projekten',
  All: 'Alle',
  '{count} projects': '{count} Projekte',
  'One project': 'Ein Projekt',
  Client: 'Auftraggeber',
  Date: 'Datum',
  'visit: Visit': 'Ansehen',
  'Related projects': 'Verwandte Projekte',
  'Previous project': 'Voriges Projekt',
  'Next project': 'Nächstes Projekt',
  'Seven of forty-one: rooms, furniture and lamps by Halden & Rye.':
    'Sieben von einundvierzig: Räume, Möbel und Leuchten von Halden & Rye.',
  'Seven of forty-one.': 'Sieben von einundvierzig.',
  'Rooms that are in use, and the things that we made for them.':
    'Räume, die benutzt werden, und die Dinge, die wir dafür gebaut haben.',
  'Rooms that are in use.': 'Räume, die benutzt werden.',
  'Drawn for one place, made on Lantern Street.': 'Für einen Ort gezeichnet, in der Lantern Street gebaut.',
  'Daylight first, lamps second.': 'Erst das Tageslicht, dann die Lampen.',
  'A family of five': 'Eine Familie zu fünft',
  Place: 'Ort',
  'Below Port Ansel': 'Unterhalb von Port Ansel',
  Area: 'Fläche',
  '168 square metres': '168 Quadratmeter',
  Time: 'Zeit',
  'Eleven months': 'Elf Monate',
  'The house had its back to the river. Its stair stood in the only window that looks at the weir, and nobody had seen the water from the first floor since 1961.':
    'Das Haus kehrte dem Fluss den Rücken zu. Die Treppe stand im einzigen Fenster zum Wehr, und seit 1961 hatte niemand aus dem ersten Stock das Wasser gesehen.',
  'We moved the stair. Everything else followed: the kitchen came to the light, the coats went where it is dark.':
    'Wir versetzten die Treppe. Alles andere folgte: Die Küche kam ans Licht, die Mäntel kamen ins Dunkle.',
  'In the morning there is a ladder of sun on the wall. The children climb it with a finger.':
    'Morgens steht eine Leiter aus Sonne an der Wand. Die Kinder steigen mit dem Finger hinauf.',
  'Third floor, north light, forty seats. Walnut, and one lamp for each table.':
    'Dritter Stock, Nordlicht, vierzig Plätze. Nussbaum, und eine Leuchte für jeden Tisch.',
  'Port Ansel Library': 'Bibliothek von Port Ansel',
  Seats: 'Plätze',
  Forty: 'Vierzig',
  'Light on the page': 'Licht auf der Seite',
  '180 lux': '180 Lux',
  Wood: 'Holz',
  'Walnut, oiled': 'Nussbaum, geölt',
  'A reading room needs two kinds of quiet: one for the ear and one for the eye. The shelves take care of the first. For the second we hung the lamps so low that you see the page and not the room.':
    'Ein Lesesaal braucht zweierlei Ruhe: eine fürs Ohr und eine fürs Auge. Für die erste sorgen die Regale. Für die zweite hängen die Leuchten so tief, dass man die Seite sieht und nicht den Raum.',
  'Each table has its own switch. On dark afternoons the room lights up from the places where somebody sits.':
    'Jeder Tisch hat seinen Schalter. An dunklen Nachmittagen wird der Raum dort hell, wo jemand sitzt.',
  'Ansel Ferries': 'Fähren von Ansel',
  Length: 'Länge',
  Height: 'Höhe',
  'Times of the ferries': 'Fahrzeiten der Fähren',
  'Nobody sits down in a ferry terminal. They lean, they perch, they run. We counted for two days, and then we drew a bench that is a little too high to stay.':
    'In einem Fährhafen setzt sich niemand. Man lehnt, man hockt, man rennt. Wir haben zwei Tage lang gezählt und dann eine Bank gezeichnet, die zum Bleiben ein wenig zu hoch ist.',
  'The slats are oak from one tree. It grew within sight of the pier.':
    'Die Latten sind Eiche, aus einem Baum. Er wuchs in Sichtweite des Anlegers.',
  Opens: 'Öffnet',
  'At six': 'Um sechs',
  Floor: 'Boden',
  'Terrazzo, ground by hand': 'Terrazzo, von Hand geschliffen',
  'Flour finds every ledge, so there is none. The slats of the counter run upright; the top has one joint, under the bread knife, where a crack would have come anyway.':
    'Mehl findet jede Kante, also gibt es keine. Die Latten der Theke stehen aufrecht; die Platte hat eine Fuge, unter dem Brotmesser, wo ohnehin ein Riss gekommen wäre.',
  'The shop was closed for nineteen days. The oven was not.':
    'Der Laden war neunzehn Tage geschlossen. Der Ofen nicht.',
  'Oak, paper cord, 3.9 kilograms. The first three were heavier.':
    'Eiche, Papierkordel, 3,9 Kilogramm. Die ersten drei waren schwerer.',
  Weight: 'Gewicht',
  '3.9 kilograms': '3,9 Kilogramm',
  Seat: 'Sitz',
  'Paper cord, 120 metres': 'Papierkordel, 120 Meter',
  'Made so far': 'Bisher gebaut',
  'A chair is carried more often than it is looked at. So we began with the weight, and took wood away until something creaked. Then we put the last piece back.':
    'Ein Stuhl wird öfter getragen als betrachtet. Also begannen wir mit dem Gewicht und nahmen Holz weg, bis etwas knarrte. Dann setzten wir das letzte Stück wieder ein.',
  Niches: 'Nischen',
  Sixteen: 'Sechzehn',
  'Lime, nine days': 'Kalk, neun Tage',
  'A shop for pots should be quieter than a pot. There is one wall, one light from the left, and one place for each thing. When it is sold, the place stays empty until the next firing.':
    'Ein Laden für Töpfe sollte stiller sein als ein Topf. Es gibt eine Wand, ein Licht von links und einen Platz für jedes Ding. Ist es verkauft, bleibt der Platz bis zum nächsten Brand leer.',
  'Pleated by hand, forty folds. It lights the table and leaves the ceiling alone.':
    'Von Hand plissiert, vierzig Falten. Sie beleuchtet den Tisch und lässt die Decke in Ruhe.',
  Paper: 'Papier',
  'Two layers, unbleached': 'Zwei Lagen, ungebleicht',
  '2,700 kelvin': '2.700 Kelvin',
  'You should see what a lamp lights before you see the lamp. The folds are deep enough to hide the bulb from every chair, and shallow enough to be dusted with a brush.':
    'Man sollte erst sehen, was eine Lampe beleuchtet, und dann die Lampe. Die Falten sind tief genug, um die Birne vor jedem Stuhl zu verbergen, und flach genug, um sie mit dem Pinsel abzustauben.',
}
