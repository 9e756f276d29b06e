import { record, text } from '@vitrine/content/core'
import { DEFAULT_ROBOTS } from './robots-rules.ts'

/** Kinds of pages whose titles are made by a template of their own, with the template unless an editor gives another. */
export const TITLE_TEMPLATES = {
  home: '{site}: {title}',
  page: '{title} {separator} {site}',
} as const satisfies Readonly<Record<string, string>>

export type TitleKind = keyof typeof TITLE_TEMPLATES

/** Variables of title templates. */
export const TITLE_NAMES = ['title', 'site', 'separator', 'tagline'] as const

/** Variables of the description template. `description` is that of the site. */
export const DESCRIPTION_NAMES = ['title', 'site', 'separator', 'tagline', 'description'] as const

export const DEFAULT_DESCRIPTION = '{description}'

/** Signs between two parts of a title, by the name that is stored. */
export const SEPARATORS = { dash: '–', longDash: '—', bar: '|', dot: '·', bullet: '•', angle: '»', colon: ':' } as const

export const DEFAULT_SEPARATOR = 'dash' satisfies keyof typeof SEPARATORS

/** Settings for search engines. */
export interface SearchEngineSettings {
  readonly titles: Readonly<Record<TitleKind, string>>
  readonly description: string
  readonly separator: string
  /** Nothing of the site is to be found. */
  readonly keepOut: boolean
  /** Rules for robots, without the sitemap. */
  readonly robots: string
  /** True if `/llms.txt` is served. */
  readonly llms: boolean
}

/** Reads the group `searchEngines` of the `site` global. */
export function parseSearchEngines(raw: unknown): SearchEngineSettings {
  const group = record(raw)
  const titles = record(group.titles)
  return {
    titles: {
      home: text(titles.home) ?? TITLE_TEMPLATES.home,
      page: text(titles.page) ?? TITLE_TEMPLATES.page,
    },
    description: text(group.description) ?? DEFAULT_DESCRIPTION,
    separator:
      new Map<unknown, string>(Object.entries(SEPARATORS)).get(group.separator) ?? SEPARATORS[DEFAULT_SEPARATOR],
    keepOut: group.keepOut === true,
    robots: text(group.robots) ?? DEFAULT_ROBOTS,
    llms: group.llms !== false,
  }
}
