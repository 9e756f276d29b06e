import type { ExportIndex } from '../index-of-export/export-index.ts'
import { placeOfKind } from './kinds.ts'
import type { GivenOptions, ImportOptions } from './options.ts'
import { type Question, question } from './questions.ts'

/** Asks who may see what not everybody could, where an export has such pages and it was not said. */
export function visibilityQuestions(
  given: GivenOptions,
  index: ExportIndex,
  { kinds }: ImportOptions,
): readonly Question[] {
  const documents = [...index.items.values()].filter(({ kind }) => DOCUMENTS.has(placeOfKind(kind, kinds)))
  const isPublished = (status: string) => status === 'publish' || status === 'future'
  const locked = documents.filter(({ knowsPassword, status }) => knowsPassword && isPublished(status)).length
  const hidden = documents.filter(({ status }) => status === 'private').length
  return [
    ...(given.passwords === undefined && locked > 0 ? [passwordQuestion(locked)] : []),
    ...(given.privatePages === undefined && hidden > 0 ? [privateQuestion(hidden)] : []),
  ]
}

const DOCUMENTS: ReadonlySet<string> = new Set(['post', 'page', 'project'])

function passwordQuestion(count: number): Question {
  return question('passwords', {
    text: {
      en: `What should become of what stands behind a password (${count})?`,
      de: `Was soll aus dem werden, was hinter einem Passwort steht (${count})?`,
      he: `מה יהיה עם מה שמוגן בסיסמה (${count})?`,
    },
    suggestion: { en: 'drafts', de: 'Entwürfe', he: 'טיוטות' },
    confidence: 'likely',
    because: {
      en: 'nobody can read a draft by mistake',
      de: 'niemand einen Entwurf aus Versehen lesen kann',
      he: 'אי אפשר לקרוא טיוטה בטעות',
    },
    choices: [
      {
        value: 'draft',
        label: {
          en: 'Drafts, which only editors see',
          de: 'Entwürfe, die nur die Redaktion sieht',
          he: 'טיוטות, שרק עורכים רואים',
        },
      },
      {
        value: 'keep',
        label: {
          en: 'Published, behind the same password',
          de: 'Veröffentlicht, hinter demselben Passwort',
          he: 'מפורסם, מאחורי אותה סיסמה',
        },
      },
    ],
  })
}

function privateQuestion(count: number): Question {
  return question('privatePages', {
    text: {
      en: `What should become of private pages and posts (${count})?`,
      de: `Was soll aus privaten Seiten und Beiträgen werden (${count})?`,
      he: `מה יהיה עם עמודים ופוסטים פרטיים (${count})?`,
    },
    suggestion: { en: 'drafts', de: 'Entwürfe', he: 'טיוטות' },
    confidence: 'likely',
    because: {
      en: 'only the editors of the old site could read them',
      de: 'nur die Redaktion der alten Website sie lesen konnte',
      he: 'רק עורכי האתר הישן יכלו לקרוא אותם',
    },
    choices: [
      {
        value: 'draft',
        label: {
          en: 'Drafts, which only editors see',
          de: 'Entwürfe, die nur die Redaktion sieht',
          he: 'טיוטות, שרק עורכים רואים',
        },
      },
      {
        value: 'members',
        label: {
          en: 'Published, for members who are signed in',
          de: 'Veröffentlicht, für angemeldete Mitglieder',
          he: 'מפורסם, לחברי אתר מחוברים',
        },
      },
    ],
  })
}
