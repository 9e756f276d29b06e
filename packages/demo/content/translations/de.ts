/** The demo in German, by its English texts. A text that means two things has the name of its field before it. */
export const de = {
  // Header, footer and the texts of the site
  'Main menu': 'Hauptmenü',
  Menu: 'Menü',
  Close: 'Schließen',
  'Open submenu of {title}': 'Untermenü von {title} öffnen',
  'Close submenu of {title}': 'Untermenü von {title} schließen',
  Search: 'Suchen',
  'More links': 'Weitere Links',
  'Close search': 'Suche schließen',
  'What are you looking for?': 'Was suchen Sie?',
  'Back to top': 'Nach oben',
  Services: 'Leistungen',
  Interiors: 'Innenräume',
  Furniture: 'Möbel',
  Light: 'Licht',
  Studio: 'Studio',
  Contact: 'Kontakt',
  Privacy: 'Datenschutz',
  'The kettle is on from nine.': 'Ab neun steht der Kessel auf dem Herd.',
  'Come and see us': 'Kommen Sie vorbei',
  'Halden & Rye Ltd. Registered in Port Ansel, no. 0741196.':
    'Halden & Rye Ltd. Eingetragen in Port Ansel, Nr. 0741196.',
  Visit: 'Besuch',
  'Opening hours': 'Öffnungszeiten',
  Elsewhere: 'Anderswo',
  Legal: 'Rechtliches',
  Languages: 'Sprachen',
  'Colour scheme': 'Farbschema',
  'light: Light': 'Hell',
  Dark: 'Dunkel',
  Automatic: 'Automatisch',
  'Interiors, furniture and light': 'Innenräume, Möbel und Licht',
  'A studio of eleven people for interiors, furniture and light. We draw rooms and build what stands in them.':
    'Ein Studio von elf Leuten für Innenräume, Möbel und Licht. Wir zeichnen Räume und bauen, was darin steht.',
  'Monday to Thursday': 'Montag bis Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  'Saturday, by appointment': 'Samstag, nach Vereinbarung',
  'by appointment': 'nach Vereinbarung',
  '9.00 – 17.30': '9.00 – 17.30 Uhr',
  '9.00 – 14.00': '9.00 – 14.00 Uhr',
  '10.00 – 13.00': '10.00 – 13.00 Uhr',
  'There is nothing on this shelf.': 'Dieses Regal ist leer.',
  'The page has moved, or it never stood here.': 'Die Seite ist umgezogen, oder sie stand nie hier.',
  'A lamp went out.': 'Eine Lampe ist ausgegangen.',
  'We could not show this page. Please try again in a moment.':
    'Wir konnten diese Seite nicht zeigen. Bitte versuchen Sie es gleich noch einmal.',
  'Back to the start': 'Zurück zum Anfang',
  'Skip to the content': 'Zum Inhalt springen',
  Breadcrumb: 'Pfad zu dieser Seite',

  // Home
  'Halden & Rye draws rooms, builds what stands in them, and decides where the light comes from.':
    'Halden & Rye zeichnet Räume, baut, was darin steht, und entscheidet, woher das Licht kommt.',
  'Interiors, furniture, light. Port Ansel, since 2009.': 'Innenräume, Möbel, Licht. Port Ansel, seit 2009.',
  'Rooms for ordinary mornings.': 'Räume für ganz normale Morgen.',
  'We draw rooms, build what stands in them, and decide where the light comes from.':
    'Wir zeichnen Räume, bauen, was darin steht, und entscheiden, woher das Licht kommt.',
  'Flat above a chandlery. Lime plaster, oak, one east window. 2025.':
    'Wohnung über einem Schiffsausrüster. Kalkputz, Eiche, ein Ostfenster. 2025.',
  'Tell us about a room': 'Erzählen Sie uns von einem Raum',
  'What we do': 'Was wir tun',
  'How we work': 'Wie wir arbeiten',
  'We begin with the light. We sit in the room at eight, at noon and at six, and write down what it does. The plan follows. Then the chairs.':
    'Wir beginnen mit dem Licht. Um acht, um zwölf und um sechs sitzen wir im Raum und schreiben auf, was es tut. Dann kommt der Plan. Dann die Stühle.',
  'Three trades, one workshop': 'Drei Gewerke, eine Werkstatt',
  'Most houses send you to three firms. We share one kitchen, so the lamp knows about the table.':
    'Anderswo gehen Sie zu drei Firmen. Wir teilen eine Küche. So weiß die Lampe vom Tisch.',
  'Since 2009': 'Seit 2009',
  'Since 2012': 'Seit 2012',
  'Since 2017': 'Seit 2017',
  'Plans, materials, site. From one room to a whole building, until the keys are back on the hook.':
    'Pläne, Material, Baustelle. Vom einzelnen Zimmer bis zum ganzen Haus, bis der Schlüssel wieder am Haken hängt.',
  'Tables, chairs, shelves. Drawn for one place, made on Lantern Street, oiled by hand.':
    'Tische, Stühle, Regale. Für einen Ort gezeichnet, in der Lantern Street gebaut, von Hand geölt.',
  'Daylight first, lamps second. We plan where shadows fall and make the fittings we cannot buy.':
    'Erst das Tageslicht, dann die Lampen. Wir planen, wohin Schatten fallen, und bauen die Leuchten, die es nicht zu kaufen gibt.',
  'Five rooms': 'Fünf Räume',
  'All of them are in use. Some you can visit: the bakery opens at six, the ferry leaves at seven.':
    'Alle sind in Gebrauch. Manche können Sie besuchen: Die Bäckerei öffnet um sechs, die Fähre legt um sieben ab.',
  'Waiting room, Ansel ferry terminal. Eleven metres of bench, no loudspeaker. 2025.':
    'Wartesaal, Fährhafen Ansel. Elf Meter Bank, kein Lautsprecher. 2025.',
  'Reading room, Port Ansel Library. Forty seats, nine lamps, 4,200 books. 2023.':
    'Lesesaal, Bibliothek Port Ansel. Vierzig Plätze, neun Lampen, 4.200 Bücher. 2023.',
  'Bakery Ostrand. The counter is one pour of terrazzo. The oven was there before us. 2025.':
    'Bäckerei Ostrand. Die Theke ist ein einziger Guss Terrazzo. Der Ofen war vor uns da. 2025.',
  'Ceramics shop, Mill Row. Sixteen niches, one for each maker. 2022.':
    'Keramikladen, Mill Row. Sechzehn Nischen, eine für jede Werkstatt. 2022.',
  'House by a weir. The hall turns its back on the water. You still hear it. 2024.':
    'Haus am Wehr. Die Diele kehrt dem Wasser den Rücken. Man hört es trotzdem. 2024.',
  'What it costs': 'Was es kostet',
  'Prices before tax. They hold for ninety days. If we are wrong, we pay for it.':
    'Preise ohne Steuer. Sie gelten neunzig Tage. Wenn wir uns verrechnen, zahlen wir.',
  'First visit': 'Erster Besuch',
  '£180': '180 £',
  'Two hours in your room, a drawing by post. Taken off the bill if we go on.':
    'Zwei Stunden in Ihrem Raum, eine Zeichnung mit der Post. Machen wir weiter, ziehen wir es ab.',
  'Light plan for one room': 'Lichtplan für einen Raum',
  '£950': '950 £',
  'Daylight study, positions, fittings, switching. Three weeks.':
    'Tageslichtstudie, Positionen, Leuchten, Schaltung. Drei Wochen.',
  'Chair no. 4': 'Stuhl Nr. 4',
  '£640': '640 £',
  'Oak, paper cord. Eight weeks. Re-corded free of charge after ten years.':
    'Eiche, Papierschnur. Acht Wochen. Nach zehn Jahren flechten wir ihn kostenlos neu.',
  'One room, complete': 'Ein Raum, komplett',
  'from £14,000': 'ab 14.000 £',
  'Plan, materials, site, furniture, light. Four to seven months.':
    'Plan, Material, Baustelle, Möbel, Licht. Vier bis sieben Monate.',
  'The bench on Lantern Street, a Tuesday.': 'Die Werkbank in der Lantern Street, an einem Dienstag.',
  'The door is open': 'Die Tür ist offen',
  '14 Lantern Street, second yard on the left. Mind the dog. ':
    '14 Lantern Street, zweiter Hof links. Vorsicht, Hund. ',
  'How to find us': 'So finden Sie uns',
  'Bring a plan, or only the problem.': 'Bringen Sie einen Plan mit. Oder nur das Problem.',
  'Write three sentences about the room. Mara Halden or Tobias Rye answers within two working days.':
    'Schreiben Sie drei Sätze über den Raum. Mara Halden oder Tobias Rye antwortet innerhalb von zwei Werktagen.',
  'Write to us': 'Schreiben Sie uns',

  // Services
  'Interiors, furniture and light from one workshop: what we do, how long it takes, what it costs.':
    'Innenräume, Möbel und Licht aus einer Werkstatt: was wir tun, wie lange es dauert, was es kostet.',
  'Interiors, furniture, light. Take one, or all three.': 'Innenräume, Möbel, Licht. Nehmen Sie eines oder alle drei.',
  'Every job has one person who answers the telephone. You get her number on the first day.':
    'Für jeden Auftrag geht ein Mensch ans Telefon. Die Nummer bekommen Sie am ersten Tag.',
  'Plans, materials and site, until the keys are back on the hook.':
    'Pläne, Material und Baustelle, bis der Schlüssel wieder am Haken hängt.',
  'from £640': 'ab 640 £',
  'Drawn for one place and made on Lantern Street.': 'Für einen Ort gezeichnet und in der Lantern Street gebaut.',
  'from £950': 'ab 950 £',
  'Daylight first. Then lamps, where daylight ends.': 'Erst das Tageslicht. Dann Lampen, wo es endet.',
  'Material library': 'Materialbibliothek',
  'free, Fridays': 'kostenlos, freitags',
  'Four hundred samples to touch. Take three home for a week.':
    'Vierhundert Muster zum Anfassen. Nehmen Sie drei für eine Woche mit.',
  'In this order': 'Der Reihe nach',
  'Two hours in the room. We measure, listen and ask who gets up first.':
    'Zwei Stunden im Raum. Wir messen, hören zu und fragen, wer zuerst aufsteht.',
  'A drawing and a price, within ten days.': 'Eine Zeichnung und ein Preis, innerhalb von zehn Tagen.',
  'Samples at full size. You live with them for a week.': 'Muster in voller Größe. Sie leben eine Woche lang damit.',
  'Workshop and site. You get a photograph every Friday.':
    'Werkstatt und Baustelle. Jeden Freitag bekommen Sie ein Foto.',
  'One year later we come back with oil and a screwdriver.':
    'Ein Jahr später kommen wir wieder, mit Öl und einem Schraubenzieher.',
  'Shall we come and look?': 'Sollen wir es uns ansehen?',
  'The first visit takes two hours and costs £180. You keep the drawing either way.':
    'Der erste Besuch dauert zwei Stunden und kostet 180 £. Die Zeichnung behalten Sie auf jeden Fall.',
  'Arrange a visit': 'Besuch vereinbaren',

  // Interiors
  'Plans, materials and site for homes, shops and public rooms. From £14,000 a room.':
    'Pläne, Material und Baustelle für Wohnungen, Läden und öffentliche Räume. Ab 14.000 £ je Raum.',
  'A plan you can walk through in the dark.': 'Ein Plan, durch den Sie im Dunkeln gehen können.',
  'Doors where the hand expects them. One material more than you need is one too many.':
    'Türen, wo die Hand sie erwartet. Ein Material mehr als nötig ist eines zu viel.',
  'Stair, house by a weir. 2024.': 'Treppe, Haus am Wehr. 2024.',
  'What you get': 'Was Sie bekommen',
  'We draw every wall, socket and shelf before anyone lifts a hammer. On site, Ines Okafor runs the weeks and the money. You see both every Friday.':
    'Wir zeichnen jede Wand, jede Steckdose und jedes Brett, bevor jemand den Hammer hebt. Auf der Baustelle führt Ines Okafor die Wochen und das Geld. Beides sehen Sie jeden Freitag.',
  'Survey and plans at 1:50 and 1:10': 'Aufmaß und Pläne in 1:50 und 1:10',
  'A box with every material, at its real size': 'Eine Kiste mit jedem Material in wirklicher Größe',
  'Tenders from three builders we would hire ourselves':
    'Angebote von drei Baufirmen, die wir selbst beauftragen würden',
  'Site visits twice a week, with notes the same evening':
    'Zweimal in der Woche auf der Baustelle, das Protokoll am selben Abend',
  'They moved one door. We got an extra hour of sun.': 'Sie haben eine Tür versetzt. Wir haben eine Stunde Sonne mehr.',
  'Ruth Carrow, reading room': 'Ruth Carrow, Lesesaal',
  'House by a weir. Lime plaster on reed, oak treads, a brass rail that stays cold.':
    'Haus am Wehr. Kalkputz auf Schilf, Stufen aus Eiche, ein Handlauf aus Messing, der kühl bleibt.',
  'One room': 'Ein Raum',
  'Four to seven months.': 'Vier bis sieben Monate.',
  'A flat': 'Eine Wohnung',
  'from £46,000': 'ab 46.000 £',
  'Eight to twelve months.': 'Acht bis zwölf Monate.',
  'A shop or a public room': 'Ein Laden oder öffentlicher Raum',
  'by area': 'nach Fläche',
  'From £900 a square metre, furniture included.': 'Ab 900 £ je Quadratmeter, mit Möbeln.',

  // Furniture
  'Tables, chairs and shelves, drawn for one place and made on Lantern Street.':
    'Tische, Stühle und Regale, für einen Ort gezeichnet und in der Lantern Street gebaut.',
  'Chair no. 4 took us six years.': 'An Stuhl Nr. 4 saßen wir sechs Jahre.',
  'It weighs 3.9 kilograms. You can lift it with two fingers and lean back without thinking.':
    'Er wiegt 3,9 Kilogramm. Sie heben ihn mit zwei Fingern und lehnen sich zurück, ohne nachzudenken.',
  'Chair no. 4. Oak, paper cord.': 'Stuhl Nr. 4. Eiche, Papierschnur.',
  'Order or ask': 'Bestellen oder fragen',
  'From the workshop': 'Aus der Werkstatt',
  'Made to order, in eight to twelve weeks.': 'Auf Bestellung gebaut, in acht bis zwölf Wochen.',
  'Oak or walnut, paper cord.': 'Eiche oder Nussbaum, Papierschnur.',
  'Table no. 2': 'Tisch Nr. 2',
  '£2,850': '2.850 £',
  'Solid walnut, 220 by 90 centimetres, two trestles.': 'Nussbaum massiv, 220 mal 90 Zentimeter, zwei Böcke.',
  'Waiting bench': 'Wartebank',
  '£1,100 a metre': '1.100 £ je Meter',
  'Slatted ash. As long as your wall.': 'Latten aus Esche. So lang wie Ihre Wand.',
  'Shelf for 40 books': 'Regal für 40 Bücher',
  '£380': '380 £',
  'Oak, brass pins, no visible screws.': 'Eiche, Stifte aus Messing, keine sichtbare Schraube.',
  'Walnut in the clamps. Yusuf Demir glues up on Mondays, so nobody hurries it.':
    'Nussbaum in den Zwingen. Yusuf Demir leimt montags, dann drängt niemand.',
  'Wood, and then': 'Holz und die Zeit danach',
  'Our oak grows forty miles away and dries for five years behind the yard. We know the sawyer. We cut around knots when they are weak and keep them when they are sound.':
    'Unsere Eiche wächst sechzig Kilometer von hier und trocknet fünf Jahre hinter dem Hof. Wir kennen den Säger. Schwache Äste schneiden wir heraus, gesunde bleiben.',
  'Send a piece back after ten years and we repair it. The first time costs nothing.':
    'Schicken Sie ein Stück nach zehn Jahren zurück, und wir richten es. Das erste Mal kostet nichts.',

  // Light
  'Light plans for rooms, and fittings made in paper, brass and glass.':
    'Lichtpläne für Räume, und Leuchten aus Papier, Messing und Glas.',
  'Where does the shadow go?': 'Wohin mit dem Schatten?',
  'That is the first question. A room with no shadow is a waiting room. Even waiting rooms deserve better.':
    'Das ist die erste Frage. Ein Raum ohne Schatten ist ein Wartesaal. Selbst der verdient Besseres.',
  'Pendant no. 7. Pleated paper, brass cap.': 'Pendelleuchte Nr. 7. Papier in Falten, Kappe aus Messing.',
  'Ask for a light plan': 'Nach einem Lichtplan fragen',
  'We hang a sensor in your room for a week. Then we know when the sun comes, where it lands and what it costs you in glare.':
    'Wir hängen eine Woche lang einen Sensor in Ihren Raum. Dann wissen wir, wann die Sonne kommt, wo sie landet und wo sie blendet.',
  'The plan shows every fitting, its height, its colour and its switch. An electrician needs no further drawing.':
    'Der Plan zeigt jede Leuchte, ihre Höhe, ihre Farbe und ihren Schalter. Mehr braucht die Elektrikerin nicht.',
  'Reading room, Port Ansel Library. 2,700 kelvin at the page, nothing in the eyes.':
    'Lesesaal, Bibliothek Port Ansel. 2.700 Kelvin auf der Seite, nichts in den Augen.',
  'Light plan, one room': 'Lichtplan, ein Raum',
  'Three weeks, one visit after dark.': 'Drei Wochen, ein Besuch nach Einbruch der Dunkelheit.',
  'Light plan, a house': 'Lichtplan, ein Haus',
  '£3,600': '3.600 £',
  'Up to eight rooms, garden included.': 'Bis zu acht Räume, mit Garten.',
  'Pendant no. 7': 'Pendelleuchte Nr. 7',
  '£420': '420 £',
  'Paper shade 45 centimetres wide. Spare shades £60.': 'Schirm aus Papier, 45 Zentimeter breit. Ersatzschirm 60 £.',

  // Studio
  'Eleven people, one workshop on Lantern Street: who we are and how we got here.':
    'Elf Leute, eine Werkstatt in der Lantern Street: wer wir sind und wie wir hierher kamen.',
  'Eleven people, one kettle.': 'Elf Leute, ein Kessel.',
  'Mara Halden built boats. Tobias Rye lit theatres. In 2009 they rented half a sail loft and one saw.':
    'Mara Halden baute Boote. Tobias Rye beleuchtete Theater. 2009 mieteten sie einen halben Segelboden und eine Säge.',
  'Lantern Street, the long bench. The north windows were there in 1911.':
    'Lantern Street, die lange Werkbank. Die Nordfenster waren 1911 schon da.',
  'What we believe': 'Woran wir glauben',
  'A room should look better in the tenth year than in the first. That rules out most materials, and nearly all trends.':
    'Ein Raum soll im zehnten Jahr besser aussehen als im ersten. Damit scheiden die meisten Materialien aus und fast alle Moden.',
  'Who answers': 'Wer abhebt',
  'Call the person. There is no switchboard.': 'Rufen Sie den Menschen an. Eine Zentrale gibt es nicht.',
  'Founder. Draws by hand, then again properly.': 'Gründerin. Zeichnet von Hand, dann noch einmal richtig.',
  'Founder. Carries a lux meter on holiday.': 'Gründer. Nimmt das Luxmeter mit in den Urlaub.',
  Site: 'Baustelle',
  'Runs the weeks and the money.': 'Führt die Wochen und das Geld.',
  Workshop: 'Werkstatt',
  'Master joiner. Chair no. 4 is his, in the end.': 'Tischlermeister. Stuhl Nr. 4 ist am Ende seiner.',
  Materials: 'Material',
  'Keeps the library. Knows every quarry by name.': 'Hütet die Bibliothek. Kennt jeden Steinbruch beim Namen.',
  'Library, drawer 14: the warm greys.': 'Bibliothek, Schublade 14: die warmen Grautöne.',
  'The material library': 'Die Materialbibliothek',
  'Four hundred samples: wood, stone, cloth, metal, clay. Open on Fridays from nine to two.':
    'Vierhundert Muster: Holz, Stein, Stoff, Metall, Ton. Freitags von neun bis zwei geöffnet.',
  'Touch everything. Take three home for a week. Bring them back with fingerprints.':
    'Fassen Sie alles an. Nehmen Sie drei für eine Woche mit. Bringen Sie sie mit Fingerabdrücken zurück.',
  'Come on a Friday.': 'Kommen Sie an einem Freitag.',
  'The library is open and there is cake from Ostrand.': 'Die Bibliothek ist offen, und es gibt Kuchen von Ostrand.',
  'Find the yard': 'Den Hof finden',

  // Contact
  'Write, call, or come to 14 Lantern Street in Port Ansel. We answer within two working days.':
    'Schreiben Sie, rufen Sie an, oder kommen Sie in die 14 Lantern Street in Port Ansel. Wir antworten innerhalb von zwei Werktagen.',
  'Tell us about the room.': 'Erzählen Sie uns von dem Raum.',
  '14 Lantern Street, Port Ansel PA4 2RW. Second yard on the left. The ferry stops four minutes from the door.':
    '14 Lantern Street, Port Ansel PA4 2RW. Zweiter Hof links. Die Fähre hält vier Minuten von der Tür.',
  Open: 'Geöffnet',
  'Up these stairs, then left.': 'Diese Treppe hinauf, dann links.',

  // Privacy
  'What Halden & Rye keeps about you, why, and for how long.':
    'Was Halden & Rye über Sie aufbewahrt, warum und wie lange.',
  'We keep little, and not for long. Last changed on 2 March 2026.':
    'Wir bewahren wenig auf, und nicht lange. Zuletzt geändert am 2. März 2026.',
  'Who is responsible': 'Wer verantwortlich ist',
  'Halden & Rye Ltd, 14 Lantern Street, Port Ansel PA4 2RW. Mara Halden reads every request herself.':
    'Halden & Rye Ltd, 14 Lantern Street, Port Ansel PA4 2RW. Mara Halden liest jede Anfrage selbst.',
  'When you visit these pages': 'Wenn Sie diese Seiten besuchen',
  'We set no cookies for visitors, count nobody and load nothing from other companies before you ask for it. If you choose a light or a dark page, your browser remembers it. We do not learn of it.':
    'Wir setzen für Besucher keine Cookies, zählen niemanden und laden nichts von anderen Firmen, bevor Sie es wünschen. Wählen Sie eine helle oder dunkle Seite, merkt es sich Ihr Browser. Wir erfahren davon nichts.',
  'When you write to us': 'Wenn Sie uns schreiben',
  'Films of other companies': 'Filme bei anderen Firmen',
  'Two of our films lie at YouTube and Vimeo. They are loaded when you press play and agree. Here you can take that back.':
    'Zwei unserer Filme liegen bei YouTube und Vimeo. Geladen werden sie, wenn Sie auf Abspielen drücken und zustimmen. Hier nehmen Sie das zurück.',
  'Ninety metres of paper cord': 'Neunzig Meter Papierschnur',
  'Chair no. 4 gets its seat. Filmed in one take, because Yusuf would not stop twice.':
    'Stuhl Nr. 4 bekommt seinen Sitz. In einem Stück gefilmt, weil Yusuf nicht zweimal anhält.',
  'Yusuf Demir ties the cord to the back rail. Nobody speaks for the first minute; you hear the cord run over the oak.\n\n“You pull until it sings”, he says. “Then you pull once more.”':
    'Yusuf Demir knüpft die Schnur an die hintere Zarge. In der ersten Minute spricht niemand; man hört die Schnur über die Eiche laufen.\n\n„Man zieht, bis sie singt“, sagt er. „Dann zieht man noch einmal.“',
  'One day of light in a waiting room': 'Ein Tag Licht in einem Wartesaal',
  'Ansel ferry terminal, 21 March. Twelve hours in four minutes.':
    'Fährhafen Ansel, 21. März. Zwölf Stunden in vier Minuten.',
  'No words. The sun comes in at ten past seven, crosses the bench by noon and leaves over the water.':
    'Keine Worte. Um zehn nach sieben kommt die Sonne herein, mittags liegt sie auf der Bank, über dem Wasser geht sie.',
  'We store what you enter in the form, and the time. We use it to answer you and for nothing else.':
    'Wir speichern, was Sie in das Formular schreiben, und die Uhrzeit. Wir antworten Ihnen damit und tun sonst nichts.',
  'Enquiries that lead nowhere are deleted after twelve months.':
    'Anfragen, aus denen nichts wird, löschen wir nach zwölf Monaten.',
  'Letters about an order are kept for six years, because tax law says so.':
    'Briefe zu einem Auftrag bewahren wir sechs Jahre auf, weil das Steuerrecht es verlangt.',
  'We give nothing to third parties, builders included, before you agree.':
    'Wir geben nichts an Dritte, auch nicht an Baufirmen, bevor Sie zustimmen.',
  'Your rights': 'Ihre Rechte',
  'You can ask what we have, have it corrected, or have it deleted. Write to ':
    'Sie können fragen, was wir haben, es berichtigen oder löschen lassen. Schreiben Sie an ',
  ' or use the ': ' oder nutzen Sie das ',
  'contact form': 'Kontaktformular',
  '. If we disagree, the data protection authority decides.':
    '. Sind wir uns nicht einig, entscheidet die Datenschutzbehörde.',

  // The contact form and its mail
  'Your name': 'Ihr Name',
  'E-mail': 'E-Mail',
  Telephone: 'Telefon',
  'What is it about?': 'Worum geht es?',
  'A whole interior': 'Ein ganzer Innenraum',
  'A piece of furniture': 'Ein Möbelstück',
  'A visit to the workshop': 'Ein Besuch in der Werkstatt',
  'What may it cost?': 'Was darf es kosten?',
  'Up to £5,000': 'Bis 5.000 £',
  '£5,000 to £25,000': '5.000 £ bis 25.000 £',
  '£25,000 to £100,000': '25.000 £ bis 100.000 £',
  More: 'Mehr',
  'I do not know yet': 'Ich weiß es noch nicht',
  'When should it begin?': 'Wann soll es losgehen?',
  'Your message': 'Ihre Nachricht',
  'The room, its light, who lives or works in it.': 'Der Raum, sein Licht, wer darin lebt oder arbeitet.',
  'You may keep my message to answer it, as the privacy page says.':
    'Sie dürfen meine Nachricht aufbewahren, um sie zu beantworten, wie es auf der Seite zum Datenschutz steht.',
  'Send message': 'Nachricht senden',
  'Thank you. Your message is on the desk. We answer within two working days.':
    'Danke. Ihre Nachricht liegt auf dem Tisch. Wir antworten innerhalb von zwei Werktagen.',
  'Message from [your-name]: [project]': 'Nachricht von [your-name]: [project]',
  'Telephone: [phone]': 'Telefon: [phone]',
  'About: [project]': 'Worum es geht: [project]',
  'Budget: [budget]': 'Kostenrahmen: [budget]',
  'Begin: [start-date]': 'Beginn: [start-date]',
  'Sent from the contact page of [_site_title], [_site_url]':
    'Gesendet von der Kontaktseite von [_site_title], [_site_url]',

  // Messages of forms
  'Thank you for your message. It has been sent.': 'Danke für Ihre Nachricht. Sie ist unterwegs.',
  'There was an error trying to send your message. Please try again later.':
    'Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es später noch einmal.',
  'One or more fields have an error. Please check and try again.':
    'In mindestens einem Feld stimmt etwas nicht. Bitte sehen Sie nach und senden Sie noch einmal.',
  'You must accept the terms and conditions before sending your message.':
    'Bitte stimmen Sie zu, bevor Sie Ihre Nachricht senden.',
  'Please fill out this field.': 'Bitte füllen Sie dieses Feld aus.',
  'This field has a too long input.': 'Das ist zu lang für dieses Feld.',
  'This field has a too short input.': 'Das ist zu kurz für dieses Feld.',
  'There was an unknown error uploading the file.': 'Die Datei ließ sich nicht hochladen.',
  'You are not allowed to upload files of this type.': 'Dateien dieser Art nehmen wir nicht an.',
  'The uploaded file is too large.': 'Die Datei ist zu groß.',
  'There was an error uploading the file.': 'Beim Hochladen der Datei ist etwas schiefgegangen.',
  'Please enter a date in YYYY-MM-DD format.': 'Bitte geben Sie ein Datum als JJJJ-MM-TT ein.',
  'This field has a too early date.': 'Dieses Datum ist zu früh.',
  'This field has a too late date.': 'Dieses Datum ist zu spät.',
  'Please enter a number.': 'Bitte geben Sie eine Zahl ein.',
  'This field has a too small number.': 'Diese Zahl ist zu klein.',
  'This field has a too large number.': 'Diese Zahl ist zu groß.',
  'The answer to the quiz is incorrect.': 'Die Antwort stimmt nicht.',
  'Your entered code is incorrect.': 'Der Code stimmt nicht.',
  'Please enter an email address.': 'Bitte geben Sie eine E-Mail-Adresse ein.',
  'Please enter a URL.': 'Bitte geben Sie eine Webadresse ein.',
  'Please enter a telephone number.': 'Bitte geben Sie eine Telefonnummer ein.',

  // Words around the fields of forms
  '—Please choose an option—': 'Bitte wählen',
  optional: 'freiwillig',
  'Only if': 'Nur wenn',
  Next: 'Weiter',
  Back: 'Zurück',
  'Step {step} of {steps}': 'Schritt {step} von {steps}',
  'Add another': 'Weitere hinzufügen',
  Remove: 'Entfernen',
  '{heading} {row}': '{heading} {row}',
  'What you type is kept in this browser until you send it.':
    'Was Sie schreiben, bleibt in diesem Browser, bis Sie es senden.',
  'What you typed before is back.': 'Was Sie vorhin geschrieben haben, ist wieder da.',
  'Start again': 'Von vorn beginnen',
  'To send this form, {service} has to check that you are a person. Your browser then connects to it.':
    'Bevor das Formular gesendet wird, prüft {service}, ob Sie ein Mensch sind. Ihr Browser verbindet sich dann dorthin.',
  'Allow the check': 'Prüfung erlauben',
  'Checking that you are a person …': 'Wir prüfen, ob Sie ein Mensch sind …',
  'The check that you are a person did not work. Please try again.':
    'Die Prüfung, ob Sie ein Mensch sind, ist nicht gelungen. Bitte versuchen Sie es noch einmal.',
  Card: 'Karte',
  'The payment did not work. Please check the card and try again.':
    'Die Zahlung ist nicht gelungen. Bitte prüfen Sie die Karte und versuchen Sie es noch einmal.',
  Send: 'Senden',
  'Sending …': 'Wird gesendet …',
  'This site cannot be reached at the moment. What you typed is still here: please send it again in a few minutes.':
    'Diese Website ist gerade nicht erreichbar. Was Sie geschrieben haben, ist noch da: Bitte senden Sie es in ein paar Minuten noch einmal.',
  '{count} characters': '{count} Zeichen',
  '{count} characters left': 'noch {count} Zeichen',
  '“{field}” is “{value}”': '„{field}“ ist „{value}“',
  '“{field}” is not “{value}”': '„{field}“ ist nicht „{value}“',
  '“{field}” contains “{value}”': '„{field}“ enthält „{value}“',
  '“{field}” is answered': '„{field}“ ist beantwortet',
  '“{field}” is not answered': '„{field}“ ist nicht beantwortet',
  'Now asked: {fields}.': 'Kommt hinzu: {fields}.',
  'No longer asked: {fields}.': 'Entfällt: {fields}.',
  '{row} was added.': '{row} ist hinzugekommen.',
  '{row} was removed.': '{row} ist entfernt.',
  'The message is too large. Please shorten it and send it again.':
    'Die Nachricht ist zu groß. Bitte kürzen Sie sie und senden Sie sie noch einmal.',
  'The message did not arrive whole. Please send it again.':
    'Die Nachricht ist nicht ganz angekommen. Bitte senden Sie sie noch einmal.',
  'Too many messages came from this address. Please try again in a minute.':
    'Von dieser Adresse kamen zu viele Nachrichten. Bitte versuchen Sie es in einer Minute noch einmal.',

  // Blocks
  '{stars} of {all} stars': '{stars} von {all} Sternen',
  Yes: 'Ja',
  No: 'Nein',
  'Close this notice': 'Diesen Hinweis schließen',
  'Share on {network}': 'Auf {network} teilen',
  'Share by e-mail': 'Per E-Mail teilen',
  'Share …': 'Teilen …',
  'Copy link': 'Link kopieren',
  'Link copied': 'Link kopiert',
  'opens in a new tab': 'öffnet in einem neuen Tab',
  'Search this site': 'Diese Website durchsuchen',
  'This opens at {provider}. Nothing is loaded from there before you follow the link.':
    'Das öffnet sich bei {provider}. Von dort wird nichts geladen, bevor Sie dem Link folgen.',
  'Open the map': 'Karte öffnen',
  Captions: 'Untertitel',
  'Play video: {title}': 'Film abspielen: {title}',
  'Pause video: {title}': 'Film anhalten: {title}',
  'This video is hosted by {provider}. Loading it sends your address to them.':
    'Dieser Film liegt bei {provider}. Wird er geladen, erfährt {provider} Ihre Adresse.',
  'Load once': 'Einmal laden',
  'Always allow {provider}': '{provider} immer erlauben',
  'Watch at {provider}': 'Bei {provider} ansehen',
  'The video is being loaded.': 'Der Film wird geladen.',
  'This video could not be loaded.': 'Dieser Film konnte nicht geladen werden.',
  Transcript: 'Als Text',
  'You allowed {provider} to be loaded.': 'Sie haben erlaubt, {provider} zu laden.',
  'Stop allowing {provider}': '{provider} nicht mehr erlauben',
  'You have allowed no other company to be loaded.': 'Sie haben keine andere Firma erlaubt.',
  'Api Could not be loaded !': 'Der Player konnte nicht geladen werden!',
  'If this is your site, please check whether its SSL certificate has to be renewed.':
    'Wenn das Ihre Website ist: Bitte prüfen Sie, ob ihr SSL-Zertifikat erneuert werden muss.',
  'Pause background video': 'Video im Hintergrund anhalten',
  'Play background video': 'Video im Hintergrund abspielen',
  Sound: 'Ton',
  'Pause moving text': 'Bewegten Text anhalten',
  'Move text again': 'Text wieder bewegen',
  Panels: 'Abschnitte',
  Before: 'Vorher',
  After: 'Nachher',
  'Show more of one picture or the other': 'Mehr vom einen oder vom anderen Bild zeigen',
  'Decrease quantity of {product}': 'Weniger von {product}',
  'Increase quantity of {product}': 'Mehr von {product}',

  // Pictures
  'Morning light through a window grid on a plaster wall; an oak chair stands in it, a low walnut table with a clay vase and a branch beside it.':
    'Morgenlicht fällt durch ein Sprossenfenster auf eine verputzte Wand; darin steht ein Stuhl aus Eiche, daneben ein niedriger Tisch aus Nussbaum mit einer Tonvase und einem Zweig.',
  'A bakery counter with a terrazzo top and an oak slat front; round loaves on a walnut board, baguettes in a clay crock, a brass lamp above.':
    'Eine Bäckertheke mit einer Platte aus Terrazzo und einer Front aus Eichenlatten; runde Brote auf einem Brett aus Nussbaum, Baguettes in einem Tontopf, darüber eine Lampe aus Messing.',
  'A long slatted bench in front of a tall window grid; the sea and a far shore outside, long shadows on the terrazzo floor, a red suitcase by the bench.':
    'Eine lange Lattenbank vor einem hohen Sprossenfenster; draußen das Meer und ein fernes Ufer, lange Schatten auf dem Terrazzoboden, neben der Bank ein roter Koffer.',
  'Walnut shelves full of books behind an oak table with an open book; a lamp with a pleated paper shade glows on it.':
    'Regale aus Nussbaum voller Bücher hinter einem Eichentisch mit einem offenen Buch; darauf leuchtet eine Lampe mit einem Faltenschirm aus Papier.',
  'The same walnut shelves without a book, behind the bare oak table; morning light falls into four of them.':
    'Dieselben Nussbaumregale ohne ein Buch, hinter dem leeren Eichentisch; in vier Fächer fällt Morgenlicht.',
  'A plaster hall with an arched opening on the left and stairs with oak treads on the right; sunlight through a window grid falls across the wall and a brass handrail.':
    'Eine verputzte Diele mit einem Rundbogen links und einer Treppe mit Eichenstufen rechts; Sonne fällt durch ein Sprossenfenster auf die Wand und einen Handlauf aus Messing.',
  'Sixteen square plaster niches with thrown vases, bowls, cups and plates in clay red, bone and blue-grey, lit from the left.':
    'Sechzehn quadratische Nischen im Putz mit gedrehten Vasen, Schalen, Bechern und Tellern in Tonrot, Knochenweiß und Blaugrau, von links beleuchtet.',
  'An oak chair with a woven paper cord seat in front of a curved plaster backdrop, its shadow thrown long to the right.':
    'Ein Stuhl aus Eiche mit einem Sitz aus geflochtener Papierschnur vor einer gewölbten Putzwand; sein langer Schatten fällt nach rechts.',
  'A pleated paper pendant lamp with a brass cap, lit from inside; a clay vase on a shelf out of focus behind it.':
    'Eine Pendelleuchte aus gefaltetem Papier mit einer Kappe aus Messing, von innen erleuchtet; dahinter unscharf eine Tonvase auf einem Brett.',
  'Samples laid out on a plaster table, seen from above: oak, walnut, terrazzo, linen, a brass dish and rod, glazed tiles and a disc of fired clay.':
    'Muster auf einem verputzten Tisch, von oben gesehen: Eiche, Nussbaum, Terrazzo, Leinen, Schale und Stab aus Messing, glasierte Fliesen und eine Scheibe aus gebranntem Ton.',
  'A straight stone stair between plaster walls; the parapet throws a zigzag shadow on the steps and a diagonal shadow cuts the wall above a brass handrail; a clay bottle at the foot.':
    'Eine gerade Steintreppe zwischen verputzten Wänden; die Brüstung wirft einen Zickzackschatten auf die Stufen, ein schräger Schatten schneidet die Wand über einem Handlauf aus Messing; unten eine Tonflasche.',
  'A workbench with walnut and oak planks in clamps, a wooden plane and shavings; chisels and a saw hang on the wall in the light of a window grid.':
    'Eine Werkbank mit Brettern aus Nussbaum und Eiche in Zwingen, ein Holzhobel und Späne; Stecheisen und eine Säge hängen an der Wand im Licht eines Sprossenfensters.',

  // Prices
  Prices: 'Preise',
  'Three ways to begin, what belongs to each, and answers to what people ask before they sign.':
    'Drei Arten anzufangen, was jeweils dazugehört, und Antworten auf das, was man vor der Unterschrift fragt.',
  'Three ways to begin.': 'Drei Arten anzufangen.',
  Offers: 'Angebote',
  Compare: 'Vergleich',
  Questions: 'Fragen',
  'two hours': 'zwei Stunden',
  'For a room you cannot make up your mind about.': 'Für einen Raum, bei dem Sie sich nicht entscheiden können.',
  'Two hours in the room': 'Zwei Stunden im Raum',
  'A drawing by post': 'Eine Zeichnung mit der Post',
  'Taken off the bill if we go on': 'Wird abgezogen, wenn wir weitermachen',
  'A box of samples': 'Eine Kiste mit Mustern',
  'Light plan': 'Lichtplan',
  'one room': 'ein Raum',
  'Most rooms': 'Die meisten Räume',
  'For a room that is right by day and wrong by night.': 'Für einen Raum, der bei Tag stimmt und abends nicht.',
  'A sensor in the room for a week': 'Eine Woche lang ein Sensor im Raum',
  'Every fitting, its height and its switch': 'Jede Leuchte, ihre Höhe und ihr Schalter',
  'One visit after dark': 'Ein Besuch nach Einbruch der Dunkelheit',
  'How we plan light': 'So planen wir Licht',
  'For a room that has to be done once and properly.': 'Für einen Raum, den man einmal macht, und zwar richtig.',
  'Plan, material, site': 'Plan, Material, Baustelle',
  'Furniture from our own bench': 'Möbel von der eigenen Werkbank',
  'Light, by day and by night': 'Licht, bei Tag und bei Nacht',
  'Four to seven months, and a visit after one year': 'Vier bis sieben Monate, und ein Besuch nach einem Jahr',
  'How we plan rooms': 'So planen wir Räume',
  'Travel beyond forty miles is charged at cost. We take the train.':
    'Wege über sechzig Kilometer berechnen wir zum Selbstkostenpreis. Wir nehmen den Zug.',
  'What belongs to it': 'Was dazugehört',
  'Hours in your room | 2 | 6 | as many as it takes': 'Stunden in Ihrem Raum | 2 | 6 | so viele wie nötig',
  'Drawings | 1 | 4 | about 30': 'Zeichnungen | 1 | 4 | etwa 30',
  'Samples at full size | no | yes | yes': 'Muster in voller Größe | no | yes | yes',
  'Tenders from builders | no | no | 3': 'Angebote von Baufirmen | no | no | 3',
  'Furniture, made to measure | no | no | yes': 'Möbel nach Maß | no | no | yes',
  'We come back after a year | no | yes | yes': 'Wir kommen nach einem Jahr wieder | no | yes | yes',
  'What a price is made of': 'Woraus ein Preis besteht',
  'A chair': 'Ein Stuhl',
  'Chair no. 4 costs £640. Eleven hours of that are Yusuf.': 'Stuhl Nr. 4 kostet 640 £. Elf Stunden davon sind Yusuf.',
  'Oak, dried for five years: £96': 'Eiche, fünf Jahre getrocknet: 96 £',
  'Paper cord, 140 metres: £38': 'Papierschnur, 140 Meter: 38 £',
  'Hands: £418': 'Hände: 418 £',
  'Rent, saw, kettle: £88': 'Miete, Säge, Kessel: 88 £',
  'A lamp': 'Eine Lampe',
  'Pendant no. 7 costs £420. The shade is folded in one afternoon and dries for two.':
    'Pendelleuchte Nr. 7 kostet 420 £. Der Schirm wird an einem Nachmittag gefaltet und trocknet zwei.',
  'Paper and paste: £54': 'Papier und Kleister: 54 £',
  'Brass cap, turned on Lantern Street: £122': 'Kappe aus Messing, in der Lantern Street gedreht: 122 £',
  'Hands: £190': 'Hände: 190 £',
  'Cable, test, box: £54': 'Kabel, Prüfung, Karton: 54 £',
  'A room': 'Ein Raum',
  'The reading room cost £31,400. The library has the whole list. Ask them.':
    'Der Lesesaal hat 31.400 £ gekostet. Die ganze Liste hat die Bibliothek. Fragen Sie dort.',
  'Shelves and tables: £17,900': 'Regale und Tische: 17.900 £',
  'Lamps: £3,780': 'Lampen: 3.780 £',
  'Plaster and paint: £4,300': 'Putz und Farbe: 4.300 £',
  'Drawings and site: £5,420': 'Zeichnungen und Baustelle: 5.420 £',
  'After the bill': 'Nach der Rechnung',
  'Reading room, 2023': 'Lesesaal, 2023',
  'The last bill was lower than the price. I rang to ask if that was a mistake.':
    'Die letzte Rechnung lag unter dem Preis. Ich habe angerufen und gefragt, ob das ein Irrtum ist.',
  'Bakery, 2025': 'Bäckerei, 2025',
  'Eleven metres of bench, and people still move up for each other.':
    'Elf Meter Bank, und die Leute rücken trotzdem zusammen.',
  'Captain Anneke Bos': 'Kapitänin Anneke Bos',
  'Ferry terminal, 2024': 'Fährhafen, 2024',
  'Before you sign': 'Bevor Sie unterschreiben',
  'What if it costs more than you said?': 'Und wenn es teurer wird als gesagt?',
  'Then we pay the difference. It has happened twice. We remember both.':
    'Dann zahlen wir die Differenz. Das kam zweimal vor. Wir erinnern uns an beide Male.',
  'Can we stop half way?': 'Können wir mittendrin aufhören?',
  'At the end of every stage, without a reason. You keep what is drawn and what is cut.':
    'Am Ende jeder Etappe, ohne Begründung. Was gezeichnet und gesägt ist, gehört Ihnen.',
  'Do you work with our own builder?': 'Arbeiten Sie mit unserer eigenen Baufirma?',
  'Gladly. We meet on site before the price, so that he can disagree with us early.':
    'Gern. Wir treffen uns vor dem Preis auf der Baustelle. So kann sie uns früh widersprechen.',
  'How do we pay?': 'Wie zahlen wir?',
  'A third with the order, a third when the plaster is dry, a third with the keys. By transfer.':
    'Ein Drittel mit dem Auftrag, ein Drittel, wenn der Putz trocken ist, ein Drittel mit den Schlüsseln. Per Überweisung.',
  'What happens after ten years?': 'Was ist nach zehn Jahren?',
  'Send the piece back and we repair it. The first time costs nothing. ':
    'Schicken Sie das Stück zurück, und wir richten es. Das erste Mal kostet nichts. ',
  'Start with two hours.': 'Fangen Sie mit zwei Stunden an.',
  'The first visit costs £180. You keep the drawing either way.':
    'Der erste Besuch kostet 180 £. Die Zeichnung behalten Sie auf jeden Fall.',

  // How we work
  'Look, draw, make, come back: what happens to your room, week by week, and where the money goes.':
    'Schauen, zeichnen, bauen, wiederkommen: was mit Ihrem Raum geschieht, Woche für Woche, und wohin das Geld geht.',
  'Slow at first, then quick.': 'Erst langsam, dann schnell.',
  'Half of the work is done before anyone lifts a saw.':
    'Die Hälfte der Arbeit ist getan, bevor jemand zur Säge greift.',
  'We begin with': 'Am Anfang steht',
  'the light.': 'das Licht.',
  'the noise.': 'der Lärm.',
  'the cold floor.': 'der kalte Boden.',
  'who gets up first.': 'wer zuerst aufsteht.',
  'Eight, noon and six.': 'Acht, zwölf und sechs.',
  'We sit in your room three times in one day and write down what the sun does. Nobody draws before that.':
    'Dreimal an einem Tag sitzen wir in Ihrem Raum und schreiben auf, was die Sonne tut. Vorher zeichnet niemand.',
  'One room, twenty-six weeks': 'Ein Raum, sechsundzwanzig Wochen',
  'Week 1': 'Woche 1',
  'The visit': 'Der Besuch',
  'Two hours, a tape, a lux meter, your kettle. You talk. We measure.':
    'Zwei Stunden, ein Maßband, ein Luxmeter, Ihr Wasserkessel. Sie reden. Wir messen.',
  'Week 3': 'Woche 3',
  'One drawing, one price': 'Eine Zeichnung, ein Preis',
  'On paper, by post. The price holds for ninety days.': 'Auf Papier, mit der Post. Der Preis gilt neunzig Tage.',
  'Week 5': 'Woche 5',
  'The box': 'Die Kiste',
  'Every material at its real size. It stays with you for a week, near the window.':
    'Jedes Material in wirklicher Größe. Sie bleibt eine Woche bei Ihnen, nah am Fenster.',
  'Week 8': 'Woche 8',
  'Plans for the builder': 'Pläne für die Baufirma',
  'Every wall, socket and shelf. Three tenders, opened at your table.':
    'Jede Wand, jede Steckdose, jedes Brett. Drei Angebote, an Ihrem Tisch geöffnet.',
  'Week 12': 'Woche 12',
  'Saw and site': 'Säge und Baustelle',
  'The workshop cuts while the plaster dries. A photograph comes every Friday.':
    'Die Werkstatt sägt, während der Putz trocknet. Jeden Freitag kommt ein Foto.',
  'Week 26': 'Woche 26',
  'The keys': 'Die Schlüssel',
  'We sweep, hang the lamp and leave. A year later we are back with oil and a screwdriver.':
    'Wir fegen, hängen die Lampe auf und gehen. Ein Jahr später sind wir wieder da, mit Öl und einem Schraubenzieher.',
  'What we ask of you': 'Worum wir Sie bitten',
  'One person who decides. One drawer you will not give up.':
    'Ein Mensch, der entscheidet. Eine Schublade, die Sie nicht hergeben.',
  'A plan, if there is one': 'Einen Plan, falls es einen gibt',
  'The bill for your heating': 'Die Heizkostenrechnung',
  'The chair you always sit in': 'Den Stuhl, auf dem Sie immer sitzen',
  'See the prices': 'Zu den Preisen',
  Look: 'Schauen',
  'A stair tells more than a brief. We walk up and down until we know which step is wrong.':
    'Eine Treppe sagt mehr als ein Briefing. Wir gehen auf und ab, bis wir wissen, welche Stufe falsch ist.',
  Draw: 'Zeichnen',
  'By hand first, one to ten. What cannot be drawn by hand cannot be explained to a joiner.':
    'Erst von Hand, eins zu zehn. Was man nicht von Hand zeichnen kann, kann man keinem Tischler erklären.',
  Make: 'Bauen',
  'Yusuf cuts one sample of each joint. You break it. Then we make the stronger one.':
    'Yusuf sägt von jeder Verbindung ein Muster. Sie brechen es. Dann bauen wir die stärkere.',
  'Come back': 'Wiederkommen',
  'After one year, and after ten. Wood moves, and so do people. We put both right.':
    'Nach einem Jahr und nach zehn. Holz bewegt sich, Menschen auch. Wir rücken beides zurecht.',
  March: 'März',
  November: 'November',
  'Reading room. The shelves in March, and with their books in November.':
    'Leseraum. Die Regale im März, und mit ihren Büchern im November.',
  'Where the money goes': 'Wohin das Geld geht',
  'An average of forty-one rooms since 2009. Yours will differ, and you see by how much every Friday.':
    'Der Durchschnitt von einundvierzig Räumen seit 2009. Ihrer weicht davon ab. Um wie viel, sehen Sie jeden Freitag.',
  Material: 'Material',
  Drawing: 'Zeichnung',
  'rooms, all of them in use': 'Räume, alle in Gebrauch',
  'samples in the library': 'Muster in der Bibliothek',
  'years for the oak to dry': 'Jahre, bis die Eiche trocken ist',
  'kilograms for chair no. 4': 'Kilogramm für Stuhl Nr. 4',
  'Put the kettle on.': 'Setzen Sie Wasser auf.',
  'We bring the tape. The first visit takes two hours and costs £180.':
    'Das Maßband bringen wir mit. Der erste Besuch dauert zwei Stunden und kostet 180 £.',

  // Open evening
  'Open evening': 'Offener Abend',
  'Thursday, 17 June 2027, from six: the workshop is lit, the saw is off, and you may open every drawer.':
    'Donnerstag, 17. Juni 2027, ab sechs: Die Werkstatt ist hell, die Säge schweigt, und Sie dürfen jede Schublade öffnen.',
  'Thursday, 17 June 2027, from six': 'Donnerstag, 17. Juni 2027, ab sechs',
  'The saw is off. Come in.': 'Die Säge schweigt. Kommen Sie herein.',
  'One evening a year we light every lamp on Lantern Street, and you may open every drawer.':
    'An einem Abend im Jahr machen wir in der Lantern Street jede Lampe an, und Sie dürfen jede Schublade öffnen.',
  'Pendant no. 7. It hangs over the long bench that evening.':
    'Pendelleuchte Nr. 7. An diesem Abend hängt sie über der langen Werkbank.',
  'Until the lamps are lit': 'Bis die Lampen angehen',
  'The lamps have been lit. The date of the next evening is on the yard door.':
    'Die Lampen waren an. Wann es wieder so weit ist, steht am Hoftor.',
  'Room for ninety.': 'Platz für neunzig.',
  'The loft holds ninety people and the dog. ': 'Der Dachboden fasst neunzig Leute und den Hund. ',
  'Write two lines': 'Schreiben Sie zwei Zeilen',
  ' and your name is on the door.': ', und Ihr Name steht an der Tür.',
  'The evening': 'Der Abend',
  Doors: 'Einlass',
  'Bread from Ostrand, water, something stronger.': 'Brot von Ostrand, Wasser, etwas Stärkeres.',
  'A chair in forty minutes': 'Ein Stuhl in vierzig Minuten',
  'Yusuf Demir weaves the seat of no. 4 and answers everything.':
    'Yusuf Demir flicht den Sitz von Nr. 4 und beantwortet alles.',
  'Ten lamps, one wall': 'Zehn Lampen, eine Wand',
  'Tobias Rye switches, you say stop. Nobody agrees.': 'Tobias Rye schaltet, Sie sagen halt. Einig ist sich niemand.',
  'The drawers': 'Die Schubladen',
  'Linnea Voss opens the library. Four hundred samples, clean hands.':
    'Linnea Voss öffnet die Bibliothek. Vierhundert Muster, saubere Hände.',
  Sunset: 'Sonnenuntergang',
  'All lamps off for eight minutes. Then home.': 'Acht Minuten lang alle Lampen aus. Dann nach Hause.',
  'The long bench, cleared for once.': 'Die lange Werkbank, ausnahmsweise leer.',
  'How to get here': 'So kommen Sie her',
  'Second yard on the left': 'Zweiter Hof links',
  '14 Lantern Street, Port Ansel. The yard gate is open from half past five.':
    '14 Lantern Street, Port Ansel. Das Hoftor ist ab halb sechs offen.',
  'Ferry: four minutes on foot from the landing': 'Fähre: vier Minuten zu Fuß vom Anleger',
  'Train: Ansel Harbour, then along the water': 'Zug: Ansel Harbour, dann am Wasser entlang',
  'Car: please do not. The yard is full of oak': 'Auto: bitte nicht. Der Hof steht voller Eiche',
  'The loft has a lift. Ring, and Ines Okafor comes down.':
    'Zum Dachboden führt ein Aufzug. Klingeln Sie, dann kommt Ines Okafor herunter.',
  'Bring somebody': 'Bringen Sie jemanden mit',
  'Your name on the door.': 'Ihr Name an der Tür.',
  'Two lines are enough: who comes, and how many of you.': 'Zwei Zeilen genügen: wer kommt, und zu wievielt.',

  // Lightbox and rooms
  'Press Esc to close': 'Schließen (Esc)',
  Previous: 'Zurück',
  'Enter Fullscreen (Shift+Enter)': 'Ganzer Bildschirm (Umschalt+Eingabe)',
  'Exit Fullscreen (Shift+Enter)': 'Ganzen Bildschirm verlassen (Umschalt+Eingabe)',
  Slideshow: 'Diaschau',
  'Pause slideshow': 'Diaschau anhalten',
  'Zoom in': 'Vergrößern',
  'Zoom out': 'Verkleinern',
  'Show thumbnails': 'Vorschaubilder zeigen',
  'Hide thumbnails': 'Vorschaubilder verbergen',
  Download: 'Speichern',
  Share: 'Teilen',
  'The link has been copied.': 'Der Link ist kopiert.',
  Lightbox: 'Großansicht',
  Gallery: 'Galerie',
  Picture: 'Bild',
  Thumbnails: 'Vorschaubilder',
  '{index} of {total}': '{index} von {total}',
  Loading: 'Wird geladen',
  'Try again': 'Noch einmal versuchen',
  'An error occurred when trying to load photo.': 'Das Bild konnte nicht geladen werden.',
  'An error occurred when trying to load contents.': 'Der Inhalt konnte nicht geladen werden.',
  'The content your are attempting to view requires the {type} plugin':
    'Dieser Inhalt braucht eine Erweiterung für {type}',
  Rooms: 'Räume',
  'Six rooms that are in use, and the things that we make for them, photographed as we left them.':
    'Sechs Räume in Gebrauch und die Dinge, die wir für sie machen, so fotografiert, wie wir sie verlassen haben.',
  'As we left them.': 'Wie wir sie verlassen haben.',
  'No flowers were brought in. The bread is from that morning.':
    'Es wurden keine Blumen gebracht. Das Brot ist vom selben Morgen.',
  'In use': 'In Gebrauch',
  'Six of forty-one. Each opens large.': 'Sechs von einundvierzig. Jedes Bild öffnet sich groß.',
  'Reading room': 'Lesesaal',
  'Third floor, north light, forty seats. Walnut, one lamp for each table.':
    'Dritter Stock, Nordlicht, vierzig Plätze. Nussbaum, eine Lampe für jeden Tisch.',
  'Weir Street Bakery': 'Bäckerei in der Weir Street',
  'The counter is one slab. The terrazzo holds chips of the old floor.':
    'Die Theke ist eine Platte. Im Terrazzo stecken Splitter des alten Bodens.',
  'House by a weir': 'Haus am Wehr',
  'The stair moved two metres to the south. The sun did the rest.':
    'Die Treppe rückte zwei Meter nach Süden. Den Rest tat die Sonne.',
  'Waiting room, ferry terminal': 'Wartesaal am Fährhafen',
  'Eleven metres of bench. The backrest follows the timetable.': 'Elf Meter Bank. Die Lehne folgt dem Fahrplan.',
  'The shop of Ash & Slip': 'Der Laden von Ash & Slip',
  'Sixteen niches, cut with a wire while the plaster was wet.':
    'Sechzehn Nischen, mit dem Draht geschnitten, als der Putz noch nass war.',
  'Stair, Lantern Street': 'Treppe in der Lantern Street',
  'The ninth step was four millimetres too high. Now it is not.':
    'Die neunte Stufe war vier Millimeter zu hoch. Jetzt nicht mehr.',
  'Made here': 'Hier gemacht',
  'Oak, paper cord, 3.9 kilograms.': 'Eiche, Papierkordel, 3,9 Kilogramm.',
  'Pendant no. 2': 'Pendelleuchte Nr. 2',
  'Pleated by hand, forty folds.': 'Von Hand gefaltet, vierzig Falten.',
  'The bench': 'Die Bank',
  'Beech, from 1931. It came with the building.': 'Buche, von 1931. Sie kam mit dem Haus.',
  'It stays with you for a week, near the window.': 'Sie bleibt eine Woche bei Ihnen, nah am Fenster.',
  'Morning, half past eight': 'Morgens, halb neun',
  'The wall is lime. It took nine days to dry.': 'Die Wand ist aus Kalk. Sie brauchte neun Tage zum Trocknen.',
  // The slider of rooms
  'Four rooms at their hour': 'Vier Räume zu ihrer Stunde',
  'Six in the morning': 'Sechs Uhr früh',
  'The first batch is out.': 'Das erste Blech ist draußen.',
  'Steam goes up before the customers come. The window was moved for it.':
    'Der Dampf zieht ab, bevor die Kundschaft kommt. Dafür wurde das Fenster versetzt.',
  Eleven: 'Elf Uhr',
  'North light, no shadows.': 'Nordlicht, keine Schatten.',
  'Forty seats. Nobody has to choose one for its lamp.': 'Vierzig Plätze. Niemand muss einen wegen der Lampe wählen.',
  'Half past three': 'Halb vier',
  'The bench follows the timetable.': 'Die Bank folgt dem Fahrplan.',
  'Eleven metres of oak for those who were early.': 'Elf Meter Eiche für alle, die zu früh waren.',
  'Eight in the evening': 'Acht Uhr abends',
  'The hall is still warm.': 'Die Diele ist noch warm.',
  'You hear the water and do not see it. That was the wish.':
    'Man hört das Wasser und sieht es nicht. So war es gewünscht.',
  'See the room': 'Den Raum ansehen',

  // Sliders
  'Previous slide': 'Vorherige Folie',
  'Next slide': 'Nächste Folie',
  '{number} of {count}: {title}': '{number} von {count}: {title}',
  '{number} of {count}': '{number} von {count}',
  'Slide {number}: {title}': 'Folie {number}: {title}',
  'Slide {number}': 'Folie {number}',
  'Choose a slide': 'Folie wählen',
  'Pause slides': 'Folien anhalten',
  'Play slides': 'Folien weiterlaufen lassen',
  'The picture is being loaded.': 'Das Bild wird geladen.',
  'Could not be loaded !': 'Konnte nicht geladen werden!',
  Carousel: 'Karussell',

  // Search
  '{count} results for “{term}”': '{count} Treffer für „{term}“',
  'One result for “{term}”': 'Ein Treffer für „{term}“',
  'More than {count} results for “{term}”': 'Mehr als {count} Treffer für „{term}“',
  'Nothing has “{word}”. These have {words}.': '„{word}“ kommt nirgends vor. Hier steht {words}.',
  'Kinds of results': 'Arten von Treffern',
  Everything: 'Alles',
  Posts: 'Beiträge',
  Projects: 'Projekte',
  Other: 'Anderes',
  Suggestions: 'Vorschläge',
  '{count} suggestions': '{count} Vorschläge',
  'One suggestion': 'Ein Vorschlag',
  'Recent searches': 'Zuletzt gesucht',
  'Forget recent searches': 'Zuletzt Gesuchtes vergessen',
  'Search is not available right now. Press Enter to search.':
    'Die Suche antwortet gerade nicht. Drücken Sie die Eingabetaste, um zu suchen.',
  'Search is not available right now. Please try again in a moment.':
    'Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  'The index is being made. Something may be missing.': 'Das Verzeichnis entsteht gerade. Es kann etwas fehlen.',
  'Nothing found. Try another word.': 'Nichts gefunden. Versuchen Sie es mit einem anderen Wort.',
} satisfies Readonly<Record<string, string>>
