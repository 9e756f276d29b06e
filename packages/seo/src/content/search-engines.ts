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

const TITLE_LABELS: Readonly<Record<TitleKind, string>> = { home: 'Of the home page', page: 'Of pages' }

/** Characters of a template. */
const MAX_TEMPLATE_LENGTH = 200

/** Settings for search engines: the group `searchEngines` of the `site` global. */
export const searchEngineSettings: Field = {
  name: 'searchEngines',
  type: 'group',
  label: 'Search engines',
  fields: [
    {
      name: 'titles',
      type: 'group',
      label: 'Titles',
      admin: {
        description: `What stands in the tab of the browser and in search results. ${namesIn(TITLE_NAMES)} become what they name. Empty: as it stands there in grey.`,
      },
      fields: Object.entries(TITLE_TEMPLATES).map(([kind, template]) => ({
        name: kind,
        label: TITLE_LABELS[kind as TitleKind],
        type: 'text' as const,
        localized: true,
        maxLength: MAX_TEMPLATE_LENGTH,
        admin: { placeholder: template },
        validate: (value: string | null | undefined) => checked(value, TITLE_NAMES, 'title'),
      })),
    },
    {
      name: 'separator',
      label: 'Separator in titles',
      type: 'select',
      defaultValue: DEFAULT_SEPARATOR,
      options: optionsOf(SEPARATORS),
    },
    {
      name: 'description',
      label: 'Description of pages without one',
      type: 'text',
      localized: true,
      maxLength: MAX_TEMPLATE_LENGTH,
      admin: {
        placeholder: DEFAULT_DESCRIPTION,
        description: `${namesIn(DESCRIPTION_NAMES)} become what they name; {description} is that of the site.`,
      },
      validate: (value: string | null | undefined) => checked(value, DESCRIPTION_NAMES),
    },
    {
      name: 'keepOut',
      label: 'Keep the whole site out of search engines',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'For a site that is being built or tested. Every page says so, and there is no sitemap.' },
    },
    {
      name: 'robots',
      label: 'Rules for robots',
      type: 'textarea',
      admin: {
        placeholder: DEFAULT_ROBOTS,
        rows: 6,
        description: 'The file robots.txt. The sitemap is added. Empty: the text shown in grey.',
      },
      validate: (value: string | null | undefined) => {
        if ((value ?? '').length > MAX_ROBOTS_LENGTH) return `Use no more than ${MAX_ROBOTS_LENGTH} characters.`
        return robotsProblem(value ?? '') ?? true
      },
    },
    {
      name: 'llms',
      label: 'List the pages for language models',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'The file llms.txt: names and descriptions of pages that search engines may list.' },
    },
  ],
}

function checked(value: string | null | undefined, names: readonly string[], needed?: string): string | true {
  if ((value ?? '').length > MAX_TEMPLATE_LENGTH) return `Use no more than ${MAX_TEMPLATE_LENGTH} characters.`
  return templateProblem(value ?? '', names, needed) ?? true
}

function namesIn(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ')
}
