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

  'Who did it': 'Wer es war',
  'What it is made of': 'Woraus es besteht',
  'Drawings | Mara Halden': 'Zeichnungen | Mara Halden',
  'Drawings | Tobias Rye': 'Zeichnungen | Tobias Rye',
  'Light | Tobias Rye': 'Licht | Tobias Rye',

  // House by a weir
  'Two metres and twenty': 'Zwei Meter zwanzig',
  'Ground floor, in centimetres. Dashed: where the stair stood. On the right, the river.':
    'Erdgeschoss, in Zentimetern. Gestrichelt: wo die Treppe stand. Rechts der Fluss.',
  'The hall, with the weir in its window': 'Die Diele, mit dem Wehr im Fenster',
  'The stair, where it is now': 'Die Treppe, wo sie jetzt ist',
  'The kitchen, sun until eleven': 'Die Küche, Sonne bis elf',
  'The table, for ten': 'Der Tisch, für zehn',
  'The fire': 'Das Feuer',
  'A desk, facing away from it': 'Ein Schreibtisch, mit dem Rücken dazu',
  'Coats. Two of them are always wet': 'Mäntel. Zwei sind immer nass',
  'The mother, in a letter of March 2025': 'Die Mutter, in einem Brief vom März 2025',
  'Walls | Lime plaster, three coats, no paint': 'Wände | Kalkputz, drei Lagen, keine Farbe',
  'Treads | Oak from the old stair, planed': 'Stufen | Eiche der alten Treppe, gehobelt',
  'Handrail | Brass, left to go dark': 'Handlauf | Messing, das dunkel werden darf',
  'Floor | Clay tiles, laid without a skirting': 'Boden | Tonplatten, ohne Sockelleiste',
  'Weeks and money | Ines Okafor': 'Wochen und Geld | Ines Okafor',
  'Stair | Yusuf Demir': 'Treppe | Yusuf Demir',

  // Reading room
  'The same wall, from the same chair.': 'Dieselbe Wand, vom selben Stuhl aus.',
  'Measured at four in the afternoon': 'Gemessen um vier Uhr nachmittags',
  'Lux | March | November': 'Lux | März | November',
  'On the page | 60 | 180': 'Auf der Seite | 60 | 180',
  'On the shelf | 45 | 50': 'Im Regal | 45 | 50',
  'On the ceiling | 140 | 15': 'An der Decke | 140 | 15',
  'Less light in the room, three times as much on the book.': 'Weniger Licht im Raum, dreimal so viel auf dem Buch.',
  'I no longer bring my own lamp.': 'Ich bringe keine eigene Lampe mehr mit.',
  Librarian: 'Bibliothekarin',
  'Shelves | Yusuf Demir': 'Regale | Yusuf Demir',
  'Lamps | Mara Halden': 'Leuchten | Mara Halden',
  'Walnut | Linnea Voss': 'Nussbaum | Linnea Voss',

  // Waiting room
  'Two days of counting': 'Zwei Tage gezählt',
  'Ferry | Waiting | Seated': 'Fähre | Wartende | Sitzende',
  'A Tuesday and a Friday in October, the mean of both.':
    'Ein Dienstag und ein Freitag im Oktober, das Mittel aus beiden.',
  'The bench from the front, in centimetres. Where many wait, the back is high: it is there to lean on.':
    'Die Bank von vorn, in Zentimetern. Wo viele warten, ist die Lehne hoch: Man lehnt sich an.',
  'Since October nobody has asked me for a chair.': 'Seit Oktober hat mich niemand mehr nach einem Stuhl gefragt.',
  'The woman at the ticket window': 'Die Frau am Schalter',
  'Counting | Ines Okafor': 'Gezählt | Ines Okafor',
  'Bench | Yusuf Demir': 'Bank | Yusuf Demir',

  // Bakery
  'Nineteen days': 'Neunzehn Tage',
  'Day 1': 'Tag 1',
  'The floor comes up': 'Der Boden kommt heraus',
  'We wash the chips and keep the red ones.': 'Wir waschen die Splitter und behalten die roten.',
  'Day 6': 'Tag 6',
  'One pour': 'Ein Guss',
  'Eleven hundred kilograms, before the bread goes in.': 'Elfhundert Kilogramm, bevor das Brot hineinkommt.',
  'Day 13': 'Tag 13',
  Grinding: 'Schleifen',
  'Four days, wet, with the windows open. The street brings coffee.':
    'Vier Tage, nass, bei offenen Fenstern. Die Straße bringt Kaffee.',
  'Day 19': 'Tag 19',
  'The lamp': 'Die Lampe',
  'It hangs over the knife. At six the door is open.': 'Sie hängt über dem Messer. Um sechs ist die Tür offen.',
  'Top | Terrazzo, 62 millimetres, with the old floor in it':
    'Platte | Terrazzo, 62 Millimeter, der alte Boden ist darin',
  'Front | Oak slats, 44, upright': 'Front | Eichenlatten, 44, stehend',
  'Wall | Lime, blue to the height of a shoulder': 'Wand | Kalk, blau bis zur Schulter',
  'Lamp | Brass, spun in one piece': 'Leuchte | Messing, aus einem Stück gedrückt',
  'I sold bread through the window. I know my neighbours now.':
    'Ich habe das Brot durchs Fenster verkauft. Jetzt kenne ich meine Nachbarn.',
  Baker: 'Bäcker',
  'Counter | Linnea Voss': 'Theke | Linnea Voss',
  'Nineteen days | Ines Okafor': 'Neunzehn Tage | Ines Okafor',

  // Chair
  'From the front and from the side, in millimetres. The back leans by eleven degrees.':
    'Von vorn und von der Seite, in Millimetern. Die Lehne neigt sich um elf Grad.',
  'Three that were heavier': 'Drei, die schwerer waren',
  'Chair | Kilograms | What gave way': 'Stuhl | Kilogramm | Was nachgab',
  'No. 1, 2014 | 5.6 | Nothing. That was the mistake': 'Nr. 1, 2014 | 5,6 | Nichts. Das war der Fehler',
  'No. 2, 2017 | 4.4 | The back rail, in August': 'Nr. 2, 2017 | 4,4 | Die Lehne, im August',
  'No. 3, 2020 | 4.1 | The cord, after a wedding': 'Nr. 3, 2020 | 4,1 | Die Kordel, nach einer Hochzeit',
  'No. 4, 2022 | 3.9 | Nothing so far': 'Nr. 4, 2022 | 3,9 | Bisher nichts',
  'Where all four were made. The shavings are of the last.': 'Hier entstanden alle vier. Die Späne sind vom letzten.',
  'You pull the cord until it sings. Then you pull once more.':
    'Man zieht die Kordel, bis sie singt. Dann zieht man noch einmal.',

  // Shop
  'On the last evening of a firing the wall is bare. That is the day to come.':
    'Am letzten Abend eines Brandes ist die Wand leer. An diesem Tag sollte man kommen.',
  'Wall | Lime and marble dust, cut wet': 'Wand | Kalk und Marmormehl, nass geschnitten',
  'Niche | 31 by 31 centimetres, no two alike': 'Nische | 31 mal 31 Zentimeter, keine wie die andere',
  'Light | One window, and one lamp for December': 'Licht | Ein Fenster, und eine Lampe für den Dezember',
  'Plaster | Linnea Voss': 'Putz | Linnea Voss',
  'Pots | Ash & Slip': 'Töpfe | Ash & Slip',

  // Pendant
  'You should see what a lamp lights before you see the lamp.':
    'Man sollte erst sehen, was eine Lampe beleuchtet, und dann die Lampe.',
  'Cut, and seen': 'Geschnitten und gesehen',
  'On the left the two layers of paper, on the right the folds. The bulb sits so high that no chair sees it.':
    'Links die zwei Lagen Papier, rechts die Falten. Die Birne sitzt so hoch, dass kein Stuhl sie sieht.',
  'At sixty centimetres the light ends where the table does.':
    'Bei sechzig Zentimetern endet das Licht, wo der Tisch endet.',
  'In millimetres, above a table of one metre and twenty.': 'In Millimetern, über einem Tisch von einem Meter zwanzig.',
  'The folds are deep enough to hide the bulb from every chair, and shallow enough to be dusted with a brush.':
    'Die Falten sind tief genug, um die Birne vor jedem Stuhl zu verbergen, und flach genug, um sie mit dem Pinsel abzustauben.',
  'Folds | Mara Halden': 'Falten | Mara Halden',
  'Brass | Yusuf Demir': 'Messing | Yusuf Demir',

  // What drawings show
  'Plan of a ground floor, fourteen metres forty by nine metres: seven places with numbers, a stair by the south wall, a dashed outline two metres to the north of it in front of the east window, and a river in the east.':
    'Grundriss eines Erdgeschosses, vierzehn Meter vierzig mal neun Meter: sieben Orte mit Nummern, eine Treppe an der Südwand, zwei Meter nördlich davon ein gestrichelter Umriss vor dem Ostfenster, und ein Fluss im Osten.',
  'Elevation of a bench, eleven metres long and forty-seven centimetres high, in front of a window grid: its back is highest at seven and at seventeen hours.':
    'Ansicht einer Bank, elf Meter lang und siebenundvierzig Zentimeter hoch, vor einem Fensterraster: Ihre Lehne ist um sieben und um siebzehn Uhr am höchsten.',
  'Front and side of a chair: 430 millimetres wide, 450 deep, the seat at 440, the back at 790.':
    'Ein Stuhl von vorn und von der Seite: 430 Millimeter breit, 450 tief, der Sitz auf 440, die Lehne auf 790.',
  'Section of a pleated lamp, 460 millimetres wide and 340 high, 600 above a table: its light falls on the table alone, 180 lux.':
    'Schnitt durch eine plissierte Leuchte, 460 Millimeter breit und 340 hoch, 600 über einem Tisch: Ihr Licht fällt nur auf den Tisch, 180 Lux.',
}
