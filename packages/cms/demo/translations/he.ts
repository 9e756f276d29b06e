/** The home page, the contact page and all that they share in Hebrew, by its English texts. As in {@link de}. */
export const he = {
  // Header, footer and the texts of the site
  'Main menu': 'תפריט ראשי',
  Menu: 'תפריט',
  Close: 'סגירה',
  'Open submenu of {title}': 'פתיחת התפריט שמתחת ל{title}',
  'Close submenu of {title}': 'סגירת התפריט שמתחת ל{title}',
  Search: 'חיפוש',
  'Close search': 'סגירת החיפוש',
  'What are you looking for?': 'מה אתם מחפשים?',
  'Back to top': 'חזרה למעלה',
  Services: 'שירותים',
  Interiors: 'עיצוב פנים',
  Furniture: 'רהיטים',
  Light: 'אור',
  Studio: 'הסטודיו',
  Prices: 'מחירים',
  'Open evening': 'ערב פתוח',
  Contact: 'יצירת קשר',
  Privacy: 'פרטיות',
  'The kettle is on from nine.': 'הקומקום על האש מתשע.',
  'Come and see us': 'בואו לבקר',
  'Halden & Rye Ltd. Registered in Port Ansel, no. 0741196.': 'חברת Halden & Rye, רשומה בפורט אנסל, מס׳ 0741196.',
  Visit: 'ביקור',
  'Opening hours': 'שעות פתיחה',
  Elsewhere: 'ברשת',
  Legal: 'מידע משפטי',
  Languages: 'שפות',
  'Colour scheme': 'ערכת צבעים',
  'light: Light': 'בהיר',
  Dark: 'כהה',
  Automatic: 'אוטומטי',
  'Interiors, furniture and light': 'עיצוב פנים, רהיטים ואור',
  'A studio of eleven people for interiors, furniture and light. We draw rooms and build what stands in them.':
    'סטודיו של אחד־עשר איש לעיצוב פנים, רהיטים ואור. אנחנו משרטטים חדרים ובונים את מה שעומד בהם.',
  '14 Lantern Street': 'רחוב לנטרן 14',
  'Port Ansel PA4 2RW': 'פורט אנסל PA4 2RW',
  'Monday to Thursday': 'ימים שני עד חמישי',
  Friday: 'יום שישי',
  Saturday: 'שבת',
  'Saturday, by appointment': 'שבת, בתיאום מראש',
  'by appointment': 'בתיאום מראש',
  '9.00 – 17.30': '9:00 – 17:30',
  '9.00 – 14.00': '9:00 – 14:00',
  '10.00 – 13.00': '10:00 – 13:00',
  'There is nothing on this shelf.': 'המדף הזה ריק.',
  'The page has moved, or it never stood here.': 'העמוד עבר מקום, או שמעולם לא עמד כאן.',
  'A lamp went out.': 'מנורה כבתה.',
  'We could not show this page. Please try again in a moment.': 'לא הצלחנו להציג את העמוד. נסו שוב בעוד רגע.',
  'Back to the start': 'חזרה להתחלה',
  'Skip to the content': 'דילוג לתוכן',
  Breadcrumb: 'הדרך לעמוד הזה',

  // Home
  'Halden & Rye draws rooms, builds what stands in them, and decides where the light comes from.':
    'Halden & Rye משרטטים חדרים, בונים את מה שעומד בהם ומחליטים מאין יבוא האור.',
  'Interiors, furniture, light. Port Ansel, since 2009.': 'עיצוב פנים, רהיטים, אור. פורט אנסל, מאז 2009.',
  'Rooms for ordinary mornings.': 'חדרים לבקרים רגילים.',
  'We draw rooms, build what stands in them, and decide where the light comes from.':
    'אנחנו משרטטים חדרים, בונים את מה שעומד בהם ומחליטים מאין יבוא האור.',
  'Flat above a chandlery. Lime plaster, oak, one east window. 2025.':
    'דירה מעל חנות לציוד ימי. טיח סיד, אלון, חלון אחד למזרח. 2025.',
  'Tell us about a room': 'ספרו לנו על חדר',
  'What we do': 'מה אנחנו עושים',
  'How we work': 'איך אנחנו עובדים',
  'We begin with the light. We sit in the room at eight, at noon and at six, and write down what it does. The plan follows. Then the chairs.':
    'אנחנו מתחילים באור. יושבים בחדר בשמונה, בצהריים ובשש, וכותבים מה הוא עושה. אחר כך בא השרטוט. אחר כך הכיסאות.',
  'Three trades, one workshop': 'שלוש מלאכות, סדנה אחת',
  'Most houses send you to three firms. We share one kitchen, so the lamp knows about the table.':
    'במקומות אחרים שולחים אתכם לשלושה משרדים. אצלנו יש מטבח אחד, ולכן המנורה מכירה את השולחן.',
  'Since 2009': 'מאז 2009',
  'Since 2012': 'מאז 2012',
  'Since 2017': 'מאז 2017',
  'Plans, materials, site. From one room to a whole building, until the keys are back on the hook.':
    'תוכניות, חומרים, אתר. מחדר אחד ועד בניין שלם, עד שהמפתחות חוזרים לוו.',
  'Tables, chairs, shelves. Drawn for one place, made on Lantern Street, oiled by hand.':
    'שולחנות, כיסאות, מדפים. משורטטים למקום אחד, נבנים ברחוב לנטרן, משומנים ביד.',
  'Daylight first, lamps second. We plan where shadows fall and make the fittings we cannot buy.':
    'קודם אור היום, אחר כך מנורות. אנחנו מתכננים לאן ייפול הצל, ובונים את הגופים שאי אפשר לקנות.',
  'Five rooms': 'חמישה חדרים',
  'All of them are in use. Some you can visit: the bakery opens at six, the ferry leaves at seven.':
    'כולם בשימוש. בכמה מהם אפשר לבקר: המאפייה נפתחת בשש, המעבורת יוצאת בשבע.',
  'Waiting room, Ansel ferry terminal. Forty metres of bench, no loudspeaker. 2024.':
    'אולם המתנה, מסוף המעבורות אנסל. ארבעים מטר של ספסל, בלי רמקול. 2024.',
  'Reading room, Carrow Library. Nine lamps, nine tables, 4,200 books. 2023.':
    'אולם קריאה, ספריית קארו. תשע מנורות, תשעה שולחנות, 4,200 ספרים. 2023.',
  'Bakery Ostrand. The counter is one pour of terrazzo. The oven was there before us. 2025.':
    'מאפיית אוסטרנד. הדלפק הוא יציקה אחת של טרצו. התנור היה שם לפנינו. 2025.',
  'Ceramics shop, Mill Row. Sixteen niches, one for each maker. 2022.':
    'חנות קרמיקה, מיל רו. שש־עשרה גומחות, אחת לכל יוצר. 2022.',
  'House by a weir. The hall turns its back on the water. You still hear it. 2024.':
    'בית ליד סכר. המבואה מפנה גב למים. עדיין שומעים אותם. 2024.',
  'What it costs': 'כמה זה עולה',
  'Prices before tax. They hold for ninety days. If we are wrong, we pay for it.':
    'המחירים לפני מס. הם תקפים לתשעים יום. אם טעינו, אנחנו משלמים.',
  'First visit': 'ביקור ראשון',
  'Two hours in your room, a drawing by post. Taken off the bill if we go on.':
    'שעתיים בחדר שלכם, שרטוט בדואר. אם ממשיכים, הסכום יורד מהחשבון.',
  'Light plan for one room': 'תוכנית תאורה לחדר אחד',
  'Daylight study, positions, fittings, switching. Three weeks.':
    'בדיקת אור יום, מיקומים, גופי תאורה, מתגים. שלושה שבועות.',
  'Chair no. 4': 'כיסא מס׳ 4',
  'Oak, paper cord. Eight weeks. Re-corded free of charge after ten years.':
    'אלון, חבל נייר. שמונה שבועות. אחרי עשר שנים נקלע אותו מחדש בלי תשלום.',
  'One room, complete': 'חדר אחד, מההתחלה ועד הסוף',
  'from £14,000': 'החל ב־£14,000',
  'Plan, materials, site, furniture, light. Four to seven months.':
    'תוכנית, חומרים, אתר, רהיטים, אור. ארבעה עד שבעה חודשים.',
  'The bench on Lantern Street, a Tuesday.': 'שולחן העבודה ברחוב לנטרן, ביום שלישי.',
  'The door is open': 'הדלת פתוחה',
  '14 Lantern Street, second yard on the left. Mind the dog. ': 'רחוב לנטרן 14, החצר השנייה משמאל. זהירות, כלב. ',
  'How to find us': 'איך מגיעים',
  'Bring a plan, or only the problem.': 'בואו עם תוכנית, או רק עם הבעיה.',
  'Write three sentences about the room. Mara Halden or Tobias Rye answers within two working days.':
    'כתבו שלושה משפטים על החדר. מארה הולדן או טוביאס ריי יענו בתוך שני ימי עבודה.',
  'Write to us': 'כתבו לנו',

  // Contact
  'Write, call, or come to 14 Lantern Street in Port Ansel. We answer within two working days.':
    'כתבו, התקשרו, או בואו לרחוב לנטרן 14 בפורט אנסל. אנחנו עונים בתוך שני ימי עבודה.',
  'Tell us about the room.': 'ספרו לנו על החדר.',
  '14 Lantern Street, Port Ansel PA4 2RW. Second yard on the left. The ferry stops four minutes from the door.':
    'רחוב לנטרן 14, פורט אנסל PA4 2RW. החצר השנייה משמאל. המעבורת עוצרת ארבע דקות הליכה מהדלת.',
  Open: 'פתוח',
  'Up these stairs, then left.': 'למעלה במדרגות האלה, ואז שמאלה.',

  // The contact form and its mail
  'Your name': 'השם שלכם',
  'E-mail': 'דואר אלקטרוני',
  Telephone: 'טלפון',
  'What is it about?': 'במה מדובר?',
  'A whole interior': 'בית שלם',
  'One room': 'חדר אחד',
  'A piece of furniture': 'רהיט',
  'A visit to the workshop': 'ביקור בסדנה',
  'What may it cost?': 'כמה זה יכול לעלות?',
  'Up to £5,000': 'עד £5,000',
  '£5,000 to £25,000': '£5,000 עד £25,000',
  '£25,000 to £100,000': '£25,000 עד £100,000',
  More: 'יותר',
  'I do not know yet': 'עוד לא ברור לי',
  'When should it begin?': 'מתי מתחילים?',
  'Your message': 'ההודעה שלכם',
  'The room, its light, who lives or works in it.': 'החדר, האור שבו, מי גר או עובד בו.',
  'You may keep my message to answer it, as the privacy page says.':
    'מותר לכם לשמור את ההודעה שלי כדי לענות עליה, כפי שכתוב בעמוד הפרטיות.',
  'Send message': 'שליחת ההודעה',
  'Thank you. Your message is on the desk. We answer within two working days.':
    'תודה. ההודעה שלכם על השולחן. אנחנו עונים בתוך שני ימי עבודה.',
  'Message from [your-name]: [project]': 'הודעה מאת [your-name]: [project]',
  'Telephone: [phone]': 'טלפון: [phone]',
  'About: [project]': 'נושא: [project]',
  'Budget: [budget]': 'תקציב: [budget]',
  'Begin: [start-date]': 'התחלה: [start-date]',
  'Sent from the contact page of [_site_title], [_site_url]': 'נשלח מעמוד יצירת הקשר של [_site_title], [_site_url]',

  // Messages of forms
  'Thank you for your message. It has been sent.': 'תודה על ההודעה. היא נשלחה.',
  'There was an error trying to send your message. Please try again later.': 'ההודעה לא נשלחה. נסו שוב מאוחר יותר.',
  'One or more fields have an error. Please check and try again.': 'משהו לא בסדר בשדה אחד או יותר. בדקו ושלחו שוב.',
  'You must accept the terms and conditions before sending your message.': 'צריך להסכים לפני ששולחים את ההודעה.',
  'Please fill out this field.': 'נא למלא את השדה הזה.',
  'This field has a too long input.': 'הטקסט ארוך מדי לשדה הזה.',
  'This field has a too short input.': 'הטקסט קצר מדי לשדה הזה.',
  'There was an unknown error uploading the file.': 'הקובץ לא עלה.',
  'You are not allowed to upload files of this type.': 'אי אפשר לשלוח קבצים מהסוג הזה.',
  'The uploaded file is too large.': 'הקובץ גדול מדי.',
  'There was an error uploading the file.': 'משהו השתבש בהעלאת הקובץ.',
  'Please enter a date in YYYY-MM-DD format.': 'נא לכתוב תאריך בצורה YYYY-MM-DD.',
  'This field has a too early date.': 'התאריך מוקדם מדי.',
  'This field has a too late date.': 'התאריך מאוחר מדי.',
  'Please enter a number.': 'נא לכתוב מספר.',
  'This field has a too small number.': 'המספר קטן מדי.',
  'This field has a too large number.': 'המספר גדול מדי.',
  'The answer to the quiz is incorrect.': 'התשובה אינה נכונה.',
  'Your entered code is incorrect.': 'הקוד אינו נכון.',
  'Please enter an email address.': 'נא לכתוב כתובת דואר אלקטרוני.',
  'Please enter a URL.': 'נא לכתוב כתובת אתר.',
  'Please enter a telephone number.': 'נא לכתוב מספר טלפון.',

  // Words around the fields of forms
  '—Please choose an option—': 'נא לבחור',
  optional: 'לא חובה',
  'Only if': 'רק אם',
  Next: 'הבא',
  Back: 'הקודם',
  'Step {step} of {steps}': 'שלב {step} מתוך {steps}',
  'Add another': 'הוספה',
  Remove: 'הסרה',
  '{heading} {row}': '{heading} {row}',
  'What you type is kept in this browser until you send it.': 'מה שנכתב כאן נשמר בדפדפן הזה עד לשליחה.',
  'What you typed before is back.': 'מה שנכתב קודם חזר לשדות.',
  'Start again': 'התחלה מחדש',
  'To send this form, {service} has to check that you are a person. Your browser then connects to it.':
    'לפני השליחה, {service} בודק שאתם בני אדם. הדפדפן שלכם יתחבר אליו.',
  'Allow the check': 'אישור הבדיקה',
  'Checking that you are a person …': 'בודקים שאתם בני אדם …',
  'The check that you are a person did not work. Please try again.': 'הבדיקה שאתם בני אדם לא הצליחה. נסו שוב.',
  Card: 'כרטיס',
  'The payment did not work. Please check the card and try again.': 'התשלום לא הצליח. בדקו את הכרטיס ונסו שוב.',
  Send: 'שליחה',
  '{count} characters': '{count} תווים',
  '{count} characters left': 'נותרו {count} תווים',
  '“{field}” is “{value}”': '„{field}” הוא „{value}”',
  '“{field}” is not “{value}”': '„{field}” אינו „{value}”',
  '“{field}” contains “{value}”': '„{field}” מכיל „{value}”',
  '“{field}” is answered': 'יש תשובה ל„{field}”',
  '“{field}” is not answered': 'אין תשובה ל„{field}”',
  'Now asked: {fields}.': 'נוסף לטופס: {fields}.',
  'No longer asked: {fields}.': 'ירד מהטופס: {fields}.',
  '{row} was added.': 'נוסף: {row}.',
  '{row} was removed.': 'הוסר: {row}.',
  'The message is too large. Please shorten it and send it again.': 'ההודעה גדולה מדי. קצרו אותה ושלחו שוב.',
  'The message did not arrive whole. Please send it again.': 'ההודעה לא הגיעה בשלמותה. שלחו אותה שוב.',
  'Too many messages came from this address. Please try again in a minute.':
    'הגיעו יותר מדי הודעות מהכתובת הזאת. נסו שוב בעוד דקה.',

  // Blocks
  '{stars} of {all} stars': '{stars} מתוך {all} כוכבים',
  Yes: 'כן',
  No: 'לא',
  'Close this notice': 'סגירת ההודעה',
  'Share on {network}': 'שיתוף ב־{network}',
  'Share by e-mail': 'שיתוף בדוא״ל',
  'Share …': 'שיתוף …',
  'Copy link': 'העתקת הקישור',
  'Link copied': 'הקישור הועתק',
  'opens in a new tab': 'נפתח בלשונית חדשה',
  'Search this site': 'חיפוש באתר',
  'This opens at {provider}. Nothing is loaded from there before you follow the link.':
    'זה ייפתח באתר {provider}. שום דבר לא נטען משם לפני שלוחצים על הקישור.',
  'Open the map': 'פתיחת המפה',
  Captions: 'כתוביות',
  'Play video: {title}': 'הפעלת הסרטון: {title}',
  'Pause video: {title}': 'עצירת הסרטון: {title}',
  'This video is hosted by {provider}. Loading it sends your address to them.':
    'הסרטון הזה נמצא ב־{provider}. טעינתו תמסור להם את הכתובת שלכם.',
  'Load once': 'טעינה פעם אחת',
  'Always allow {provider}': 'לאשר תמיד את {provider}',
  'Watch at {provider}': 'לצפייה ב־{provider}',
  'The video is being loaded.': 'הסרטון נטען.',
  'This video could not be loaded.': 'לא ניתן היה לטעון את הסרטון.',
  Transcript: 'תמליל',
  'You allowed {provider} to be loaded.': 'אישרתם לטעון את {provider}.',
  'Stop allowing {provider}': 'ביטול האישור של {provider}',
  'You have allowed no other company to be loaded.': 'לא אישרתם לטעון שום חברה אחרת.',
  'Api Could not be loaded !': 'לא ניתן היה לטעון את הנגן!',
  'If this is your site, please check whether its SSL certificate has to be renewed.':
    'אם זה האתר שלכם, בדקו אם יש לחדש את תעודת ה־SSL שלו.',
  'Pause background video': 'עצירת הסרטון שברקע',
  'Play background video': 'הפעלת הסרטון שברקע',
  Sound: 'צליל',
  'Pause moving text': 'עצירת הטקסט הנע',
  'Move text again': 'הנעת הטקסט מחדש',
  Panels: 'חלקי העמוד',
  Before: 'לפני',
  After: 'אחרי',
  'Show more of one picture or the other': 'להראות יותר מתמונה אחת או מהאחרת',
  'Decrease quantity of {product}': 'פחות {product}',
  'Increase quantity of {product}': 'עוד {product}',

  // Pictures
  'Morning light through a window grid on a plaster wall; an oak chair stands in it, a low walnut table with a clay vase and a branch beside it.':
    'אור בוקר מבעד לסורג של חלון על קיר טיח; בתוכו כיסא אלון, ולצידו שולחן אגוז נמוך עם אגרטל חימר וענף.',
  'A bakery counter with a terrazzo top and an oak slat front; round loaves on a walnut board, baguettes in a clay crock, a brass lamp above.':
    'דלפק של מאפייה עם משטח טרצו וחזית של פסי אלון; כיכרות עגולים על קרש אגוז, באגטים בכד חימר, ומעליהם מנורת פליז.',
  'A long slatted bench in front of a tall window grid; the sea and a far shore outside, long shadows on the terrazzo floor, a red suitcase by the bench.':
    'ספסל פסים ארוך לפני חלון גבוה; בחוץ ים וחוף רחוק, צללים ארוכים על רצפת הטרצו, ומזוודה אדומה ליד הספסל.',
  'Walnut shelves full of books behind an oak table with an open book; a lamp with a pleated paper shade glows on it.':
    'מדפי אגוז מלאים ספרים מאחורי שולחן אלון עם ספר פתוח; עליו מאירה מנורה עם אהיל נייר בקפלים.',
  'A plaster hall with an arched opening on the left and stairs with oak treads on the right; sunlight through a window grid falls across the wall and a brass handrail.':
    'מבואה בטיח עם פתח מקושת משמאל ומדרגות אלון מימין; אור שמש מחלון נופל על הקיר ועל מאחז יד מפליז.',
  'Sixteen square plaster niches with thrown vases, bowls, cups and plates in clay red, bone and blue-grey, lit from the left.':
    'שש־עשרה גומחות טיח מרובעות ובהן אגרטלים, קערות, ספלים וצלחות באדום חימר, בגון עצם ובאפור־כחול, באור משמאל.',
  'A straight stone stair between plaster walls; the parapet throws a zigzag shadow on the steps and a diagonal shadow cuts the wall above a brass handrail; a clay bottle at the foot.':
    'גרם מדרגות ישר מאבן בין קירות טיח; המעקה מטיל צל בזיגזג על המדרגות, וצל אלכסוני חוצה את הקיר מעל מאחז יד מפליז; למטה בקבוק חימר.',
  'A workbench with walnut and oak planks in clamps, a wooden plane and shavings; chisels and a saw hang on the wall in the light of a window grid.':
    'שולחן עבודה עם קרשי אגוז ואלון במלחציים, מקצועת עץ ושבבים; אזמלים ומסור תלויים על הקיר באור החלון.',
} satisfies Readonly<Record<string, string>>
