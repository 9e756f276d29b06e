import { type Asked, answerIn } from '@vitrine/content/answers'
import type { AdminText } from '@vitrine/content/core'
import type { AdminLabel } from '@vitrine/kit/core'
import { optionsOf } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { DEFAULT_ROBOTS, MAX_ROBOTS_LENGTH, robotsProblem } from '../core/robots-rules.ts'
import {
  DEFAULT_DESCRIPTION,
  DEFAULT_SEPARATOR,
  DESCRIPTION_NAMES,
  SEPARATORS,
  TITLE_NAMES,
  TITLE_TEMPLATES,
  type TitleKind,
} from '../core/settings.ts'
import { templateProblem } from '../core/template.ts'

const TITLE_LABELS: Readonly<Record<TitleKind, AdminLabel>> = {
  home: { en: 'Of the home page', de: 'Der Startseite' },
  page: { en: 'Of pages', de: 'Der Seiten' },
}

/** Characters of a template. */
const MAX_TEMPLATE_LENGTH = 200

/** Settings for search engines: the group `searchEngines` of the `site` global. */
export const searchEngineSettings: Field = {
  name: 'searchEngines',
  type: 'group',
  label: { en: 'Search engines', de: 'Suchmaschinen' },
  fields: [
    {
      name: 'titles',
      type: 'group',
      label: { en: 'Titles', de: 'Titel' },
      admin: {
        description: {
          en: `What stands in the tab of the browser and in search results. ${namesIn(TITLE_NAMES)} become what they name. Empty: as it stands there in grey.`,
          de: `Was im Tab des Browsers und in Suchergebnissen steht. Aus ${namesIn(TITLE_NAMES)} wird, was sie nennen. Leer: der Text in Grau.`,
        },
      },
      fields: Object.entries(TITLE_TEMPLATES).map(([kind, template]) => ({
        name: kind,
        label: TITLE_LABELS[kind as TitleKind],
        type: 'text' as const,
        localized: true,
        maxLength: MAX_TEMPLATE_LENGTH,
        admin: { placeholder: template },
        validate: checked(MAX_TEMPLATE_LENGTH, (value) => templateProblem(value, TITLE_NAMES, 'title')),
      })),
    },
    {
      name: 'separator',
      label: { en: 'Separator in titles', de: 'Trennzeichen in Titeln' },
      type: 'select',
      defaultValue: DEFAULT_SEPARATOR,
      options: optionsOf(SEPARATORS),
    },
    {
      name: 'description',
      label: { en: 'Description of pages without one', de: 'Beschreibung von Seiten ohne eigene' },
      type: 'text',
      localized: true,
      maxLength: MAX_TEMPLATE_LENGTH,
      admin: {
        placeholder: DEFAULT_DESCRIPTION,
        description: {
          en: `${namesIn(DESCRIPTION_NAMES)} become what they name; {description} is that of the site.`,
          de: `Aus ${namesIn(DESCRIPTION_NAMES)} wird, was sie nennen; {description} ist die der Website.`,
        },
      },
      validate: checked(MAX_TEMPLATE_LENGTH, (value) => templateProblem(value, DESCRIPTION_NAMES)),
    },
    {
      name: 'keepOut',
      label: { en: 'Keep the whole site out of search engines', de: 'Die ganze Website von Suchmaschinen fernhalten' },
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: {
          en: 'For a site that is being built or tested. Every page says so, and there is no sitemap.',
          de: 'Für eine Website, die entsteht oder getestet wird. Jede Seite sagt es, und es gibt keine Sitemap.',
        },
      },
    },
    {
      name: 'robots',
      label: { en: 'Rules for robots', de: 'Regeln für Robots' },
      type: 'textarea',
      admin: {
        placeholder: DEFAULT_ROBOTS,
        rows: 6,
        description: {
          en: 'The file robots.txt. The sitemap is added. Empty: the text shown in grey.',
          de: 'Die Datei robots.txt. Die Sitemap kommt hinzu. Leer: der Text in Grau.',
        },
      },
      validate: checked(MAX_ROBOTS_LENGTH, robotsProblem),
    },
    {
      name: 'llms',
      label: { en: 'List the pages for language models', de: 'Die Seiten für Sprachmodelle auflisten' },
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description: {
          en: 'The file llms.txt: names and descriptions of pages that search engines may list.',
          de: 'Die Datei llms.txt: Namen und Beschreibungen der Seiten, die Suchmaschinen zeigen dürfen.',
        },
      },
    },
  ],
}

/** @param most Characters. @param problemOf Finds what is wrong with a text. */
function checked(most: number, problemOf: (value: string) => AdminText | undefined) {
  return (value: string | null | undefined, { req }: { readonly req: Asked }): string | true => {
    const problem = (value ?? '').length > most ? tooLong(most) : problemOf(value ?? '')
    return problem ? answerIn(problem, req) : true
  }
}

function tooLong(most: number): AdminText {
  return { en: `Use no more than ${most} characters.`, de: `Höchstens ${most} Zeichen verwenden.` }
}

function namesIn(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
