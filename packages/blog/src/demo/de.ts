import type { Dictionary } from '@vitrine/kit/demo'

/** The demo's blog in German, by the English texts. */
export const de: Dictionary = {
  '{minutes} min read': '{minutes} Min. Lesezeit',
  Category: 'Kategorie',
  Tag: 'Schlagwort',
  Series: 'Reihe',
  Author: 'Von',
  Archive: 'Archiv',
  Pinned: 'Angeheftet',
  'On this page': 'Auf dieser Seite',
  'Part {number} of {count}: {title}': 'Teil {number} von {count}: {title}',
  'Read on': 'Weiterlesen',
  Earlier: 'Davor',
  Later: 'Danach',
  'Load more': 'Mehr laden',
  Pages: 'Seiten',
  'Page {number}': 'Seite {number}',
  Newer: 'Neuere',
  Older: 'Ältere',
  'There is nothing here yet.': 'Hier ist noch nichts.',
  Feed: 'Feed',
  Journal: 'Journal',
  'Notes from Lantern Street: rooms, wood, light, and what we measured.':
    'Notizen aus der Lantern Street: Räume, Holz, Licht und was wir gemessen haben.',
  'Notes from the long bench.': 'Notizen von der langen Bank.',
  'What we measured, what we got wrong, and what the wood did afterwards.':
    'Was wir gemessen haben, worin wir irrten und was das Holz danach tat.',
  'Founder, interiors': 'Gründerin, Innenräume',
  'Founder, light': 'Gründer, Licht',
  'Built boats. Draws by hand, then again properly.': 'Baute Boote. Zeichnet von Hand, dann noch einmal richtig.',
  'Lit theatres. Carries a lux meter on holiday.': 'Beleuchtete Theater. Nimmt ein Luxmeter mit in den Urlaub.',
  'Rooms, and how they came to be as they are.': 'Räume, und wie sie wurden, was sie sind.',
  'What stands in them.': 'Was darin steht.',
  'What is lit, and what is left dark.': 'Was beleuchtet wird und was dunkel bleibt.',
  'From the library on Lantern Street.': 'Aus der Sammlung in der Lantern Street.',
  Oak: 'Eiche',
  Walnut: 'Nussbaum',
  Plaster: 'Putz',
  'One room, and the one thing in it that mattered.': 'Ein Raum, und das eine darin, auf das es ankam.',
  'What walnut does in ten years': 'Was Nussbaum in zehn Jahren tut',
  'It gets lighter. Oak gets darker. Somewhere in the seventh year they meet.':
    'Er wird heller. Eiche wird dunkler. Irgendwo im siebten Jahr treffen sie sich.',
  'We keep a board in the library. Half of it hangs behind cloth, half in the south window. Every March we take the cloth off and look.':
    'In der Sammlung hängt ein Brett, halb hinter Stoff, halb im Südfenster. Jeden März nehmen wir den Stoff ab und sehen nach.',
  'The first year': 'Das erste Jahr',
  'Nothing that you would notice. The walnut loses its purple, and you only see it when you lay a fresh offcut beside it.':
    'Nichts, was man bemerken würde. Der Nussbaum verliert sein Violett, und man sieht es erst neben einem frischen Abschnitt.',
  'The fifth year': 'Das fünfte Jahr',
  'The walnut is the colour of tea with milk. The oak has taken on honey. People begin to ask whether both were stained.':
    'Der Nussbaum hat die Farbe von Tee mit Milch. Die Eiche ist honigfarben geworden. Die Ersten fragen, ob beides gebeizt sei.',
  'What we do about it': 'Was wir daraus machen',
  'We never match two woods in the first year.': 'Wir stimmen zwei Hölzer nie im ersten Jahr aufeinander ab.',
  'We oil; we do not varnish. Oil lets the sun in, and lets a scratch be mended.':
    'Wir ölen, wir lackieren nicht. Öl lässt die Sonne hinein, und ein Kratzer lässt sich ausbessern.',
  'We tell you before you choose.': 'Wir sagen es Ihnen, bevor Sie wählen.',
  'Draw the room for the tenth year. The first one will look after itself.':
    'Zeichne den Raum für das zehnte Jahr. Das erste kommt von selbst zurecht.',
  'The counter that flour cannot find': 'Die Theke, die das Mehl nicht findet',
  'Ostrand bakes from three in the morning. We measured where the flour lands, and drew around it.':
    'Ostrand backt ab drei Uhr früh. Wir haben gemessen, wo das Mehl landet, und darum herum gezeichnet.',
  'For a week we stood in the old bakery with a torch and a black cloth. By six the cloth was grey in two places and clean everywhere else.':
    'Eine Woche lang standen wir mit Taschenlampe und schwarzem Tuch in der alten Bäckerei. Um sechs war das Tuch an zwei Stellen grau und sonst überall sauber.',
  'Two places': 'Zwei Stellen',
  'Below the divider and behind the till. Flour falls where hands stop. So the new counter has no ledge in either place, and the slats of its front run upright, not across.':
    'Unter der Teigteilmaschine und hinter der Kasse. Mehl fällt, wo Hände anhalten. Also hat die neue Theke an beiden Stellen keine Kante, und die Leisten ihrer Front stehen, statt zu liegen.',
  'One surface': 'Eine Fläche',
  'The top is terrazzo, poured in one piece and ground by hand. It has one joint, under the bread knife, where a crack would have come anyway.':
    'Die Platte ist Terrazzo, in einem Stück gegossen und von Hand geschliffen. Sie hat eine Fuge, unter dem Brotmesser, wo ohnehin ein Riss gekommen wäre.',
  'One lamp': 'Eine Lampe',
  'Brass, on a long cable, so that it can be drawn up when the trays come through. Ole Ostrand says it is the only thing in the shop that he does not clean.':
    'Messing, an einem langen Kabel, damit man sie hochziehen kann, wenn die Bleche durchkommen. Ole Ostrand sagt, sie sei das Einzige im Laden, das er nicht putzt.',
  'Sixteen niches': 'Sechzehn Nischen',
  'A shop for pots should be quieter than a pot. It took us four models to find out how quiet.':
    'Ein Laden für Töpfe soll stiller sein als ein Topf. Wie still, wussten wir erst nach vier Modellen.',
  'The first model had shelves. Everything on them looked for sale. The second had tables, and people put their bags there.':
    'Das erste Modell hatte Regale. Alles darauf sah käuflich aus. Das zweite hatte Tische, und die Leute stellten ihre Taschen darauf ab.',
  'The fourth had a wall of plaster, sixteen openings wide as two hands, and one pot in each. The light comes from the left, as it does in the workshop where they are thrown.':
    'Das vierte hatte eine Wand aus Putz, sechzehn Öffnungen, zwei Hände breit, und in jeder einen Topf. Das Licht kommt von links, wie in der Werkstatt, in der sie gedreht werden.',
  'Why square': 'Warum quadratisch',
  'Pots are round. A square tells you so.': 'Töpfe sind rund. Ein Quadrat sagt es einem.',
  'Why sixteen': 'Warum sechzehn',
  'Because the kiln holds sixteen. When one is sold, the niche stays empty until the next firing. Empty niches sell more than full ones.':
    'Weil der Ofen sechzehn fasst. Ist einer verkauft, bleibt die Nische bis zum nächsten Brand leer. Leere Nischen verkaufen mehr als volle.',
  'What it cost': 'Was es gekostet hat',
  'Nine days of plaster, and one argument about the number of niches.':
    'Neun Tage Putz und einen Streit über die Zahl der Nischen.',
  'A lux meter on holiday': 'Ein Luxmeter im Urlaub',
  'I carry one everywhere. These are the numbers of a summer, and what they are good for.':
    'Ich habe immer eines dabei. Das sind die Zahlen eines Sommers, und wozu sie gut sind.',
  'A chapel at noon: 90 lux on the page. A harbour bar at ten in the evening: 12. The kitchen of the house we rented: 640, from one tube, and nobody stayed in it.':
    'Eine Kapelle am Mittag: 90 Lux auf der Buchseite. Eine Hafenbar um zehn Uhr abends: 12. Die Küche im Ferienhaus: 640, aus einer Röhre, und niemand blieb darin.',
  'Less than you think': 'Weniger, als man denkt',
  'You can read by 100 lux if the wall behind the book is dark. By 300 you begin to see the lamp instead of the page.':
    'Bei 100 Lux kann man lesen, wenn die Wand hinter dem Buch dunkel ist. Ab 300 sieht man die Lampe statt der Seite.',
  'From where': 'Woher',
  'Every room that people stayed in had its light below their eyes or beside them. Every room that they left had it above.':
    'Jeder Raum, in dem die Leute blieben, hatte sein Licht unter Augenhöhe oder daneben. Jeder, den sie verließen, hatte es oben.',
  'What I changed at home': 'Was ich zu Hause geändert habe',
  'I took down the lamp in the hall. There is one on the floor now, behind the umbrellas.':
    'Die Lampe im Flur habe ich abgenommen. Jetzt steht eine auf dem Boden, hinter den Schirmen.',
  'A bench for people who are late': 'Eine Bank für Leute, die spät dran sind',
  'Nobody sits down in a ferry terminal. They lean, they perch, they run. So we drew a bench for that.':
    'In einem Fährterminal setzt sich niemand. Man lehnt, man hockt, man rennt. Also haben wir eine Bank dafür gezeichnet.',
  'We counted for two days. Of two hundred and twelve people, thirty-one sat. The others wanted to see the board, the door and the sea, in this order.':
    'Wir haben zwei Tage gezählt. Von zweihundertzwölf Leuten saßen einunddreißig. Die anderen wollten die Tafel sehen, die Tür und das Meer, in dieser Reihenfolge.',
  'Forty-seven centimetres': 'Siebenundvierzig Zentimeter',
  'A chair is 45 high. At 47 you can sit on the edge and be standing before you know it. At 49 older people lose the floor.':
    'Ein Stuhl ist 45 hoch. Bei 47 sitzt man auf der Kante und steht, ehe man es merkt. Bei 49 verlieren ältere Leute den Boden.',
  'Eleven metres': 'Elf Meter',
  'One bench, not six. Six benches have twelve ends, and everybody sits at an end. One has two, and the middle fills by itself.':
    'Eine Bank, nicht sechs. Sechs Bänke haben zwölf Enden, und alle setzen sich an ein Ende. Eine hat zwei, und die Mitte füllt sich von selbst.',
  Slats: 'Leisten',
  'Oak, 28 millimetres, with gaps that a ticket falls through and a telephone does not. We tried both.':
    'Eiche, 28 Millimeter, mit Fugen, durch die eine Fahrkarte fällt und ein Telefon nicht. Wir haben beides probiert.',
  'If you miss the boat, it should not be because you could not get up.':
    'Wer das Schiff verpasst, soll es nicht, weil er nicht aufstehen konnte.',
}
