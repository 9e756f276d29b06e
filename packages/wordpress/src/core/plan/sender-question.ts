import type { ExportIndex } from '../index-of-export/export-index.ts'
import { fateOf } from './fate.ts'
import type { GivenOptions, ImportOptions } from './options.ts'
import { type Question, question } from './questions.ts'

/** Asks from which address the mails of forms come, where an export has forms and it was not said. */
export function senderQuestions(given: GivenOptions, index: ExportIndex, options: ImportOptions): readonly Question[] {
  if (given.sender !== undefined) return []
  const forms = [...index.items.values()].filter((item) => fateOf(item, index, options).fate === 'form').length
  if (forms === 0) return []
  return [
    question('sender', {
      text: {
        en: 'From which address do the mails of forms come?',
        de: 'Von welcher Adresse kommen die E-Mails der Formulare?',
        he: 'מאיזו כתובת נשלח הדואר של הטפסים?',
      },
      suggestion: {
        en: 'the one that each form names',
        de: 'die, die jedes Formular nennt',
        he: 'הכתובת שכל טופס מציין',
      },
      confidence: 'likely',
      because: {
        en: 'the old site sent them so; a mail server of another domain may refuse that',
        de: 'die alte Website sie so verschickt hat; ein Mailserver einer anderen Domain kann das ablehnen',
        he: 'כך שלח אותו האתר הישן; שרת דואר של דומיין אחר עלול לסרב',
      },
      choices: [
        {
          value: 'form',
          label: {
            en: 'The one that each form names',
            de: 'Die, die jedes Formular nennt',
            he: 'הכתובת שכל טופס מציין',
          },
        },
        {
          value: 'site',
          label: {
            en: 'The address of this site, as its mail settings have it',
            de: 'Die Adresse dieser Website, wie sie bei E-Mail eingestellt ist',
            he: 'הכתובת של האתר הזה, לפי הגדרות הדואר שלו',
          },
        },
      ],
    }),
  ]
}
