import { inEachLanguage, type ReportText } from '../report/report-words.ts'
import { countOfExamples, type ExampleCounts } from './example-choice.ts'
import type { GivenOptions, TargetSite } from './options.ts'
import { type Question, question } from './questions.ts'

/** Collections that the question names, with their names. */
const NAMED: Readonly<Record<string, ReportText>> = {
  pages: { en: 'pages', de: 'Seiten', he: 'עמודים' },
  posts: { en: 'posts', de: 'Beiträge', he: 'פוסטים' },
  projects: { en: 'projects', de: 'Projekte', he: 'פרויקטים' },
}

const OTHERS: ReportText = { en: 'others', de: 'andere', he: 'אחרים' }

/** Asks whether the import replaces the example content, where the new site holds some and it was not said. */
export function exampleQuestions(
  { exampleContent }: GivenOptions,
  { examples = {} }: Pick<TargetSite, 'examples'>,
): readonly Question[] {
  if (exampleContent !== undefined || countOfExamples(examples) === 0) return []
  const { en, de, he } = textOf(examples)
  return [
    question('exampleContent', {
      text: {
        en: `Should the import replace the example content of this site (${en})?`,
        de: `Soll der Import die Beispielinhalte dieser Website ersetzen (${de})?`,
        he: `האם הייבוא יחליף את תוכן הדוגמה של האתר הזה (${he})?`,
      },
      suggestion: { en: 'replace it', de: 'ersetzen', he: 'להחליף אותו' },
      confidence: 'likely',
      because: {
        en: 'it is still as it came with the site',
        de: 'sie noch so sind, wie sie mit der Website kamen',
        he: 'הוא עדיין כפי שהגיע עם האתר',
      },
      choices: [
        {
          value: 'replace',
          label: {
            en: 'Replace it: it goes to the trash, and comes back when the import is taken back',
            de: 'Ersetzen: Sie kommen in den Papierkorb und zurück, wenn der Import zurückgenommen wird',
            he: 'להחליף: הוא עובר לסל המחזור, וחוזר כשמבטלים את הייבוא',
          },
        },
        {
          value: 'keep',
          label: {
            en: 'Leave it beside what is imported',
            de: 'Neben den importierten Inhalten lassen',
            he: 'להשאיר אותו לצד התוכן המיובא',
          },
        },
      ],
    }),
  ]
}

/** Numbers of the documents, as `pages: 12, posts: 9, others: 40`. */
function textOf(examples: ExampleCounts): ReportText {
  const counts: [ReportText, number][] = Object.entries(NAMED).map(([collection, name]) => [
    name,
    examples[collection] ?? 0,
  ])
  const named = counts.reduce((sum, [, count]) => sum + count, 0)
  const shown = [...counts, [OTHERS, countOfExamples(examples) - named] as const].filter(([, count]) => count > 0)
  return inEachLanguage((word) => shown.map(([name, count]) => `${word(name)}: ${count}`).join(', '))
}
