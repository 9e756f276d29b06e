import { rich } from '@vitrine/kit/fields'

/** A text in the languages that sections are written in. */
export function t(en: string, de: string): object {
  return { en, de }
}

/** A rich text of one paragraph. */
export function paragraph(en: string, de: string): object {
  return { en: rich(en), de: rich(de) }
}

/** A link group to an address. */
export function to(url: string, en: string, de: string): object {
  return { type: 'url', url, label: t(en, de), newTab: false }
}

/** A row of a list of links. */
export function linkTo(url: string, en: string, de: string): object {
  return { link: to(url, en, de) }
}
