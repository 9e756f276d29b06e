import { DESCRIPTION_LENGTH, fitOf, TITLE_LENGTH } from './search-result.ts'

/** Outline of a page as search engines find it in the markup. */
export interface PageOutline {
  /** Of the document, with what the site adds. */
  readonly title: string
  readonly description: string
  /** In reading order. */
  readonly headings: readonly { readonly level: number; readonly text: string }[]
  /** Pictures that are not marked as decoration; a text that is absent is undefined. */
  readonly images: readonly { readonly address: string; readonly alt: string | undefined }[]
  readonly links: readonly { readonly href: string; readonly name: string }[]
  readonly words: number
}

/** Problems of the addresses that links lead to. */
export interface LinkTargets {
  /** Addresses of this site that do not answer. */
  readonly gone: readonly string[]
  /** Titles of documents that are linked to and that visitors cannot see. */
  readonly drafts: readonly string[]
}

/** Form field where an editor can fix a finding. */
export type ChecklistPlace = 'title' | 'description' | 'blocks'

export interface Finding {
  /** `problem`: visitors or search engines stumble. `hint`: it could be better. */
  readonly weight: 'problem' | 'hint'
  /** Statement of the problem, and what to do. */
  readonly text: string
  readonly place: ChecklistPlace
}

/** Words below which a page hardly answers anybody's question. */
const MIN_WORDS = 60

/** Links and pictures that one finding names. */
const MAX_NAMED = 5

/** Problems that an editor may want to fix before a page is published; empty if there are none. */
export function checklist(page: PageOutline, { gone, drafts }: LinkTargets): readonly Finding[] {
  return [
    ...titleFindings(page.title),
    ...descriptionFindings(page.description),
    ...headingFindings(page.headings),
    ...imageFindings(page.images),
    ...linkFindings(page.links),
    ...(gone.length > 0 ? [problem(`Links that lead nowhere: ${named(gone)}. Correct or remove them.`, 'blocks')] : []),
    ...(drafts.length > 0
      ? [problem(`Links to what visitors cannot see: ${named(drafts)}. Publish it, or link elsewhere.`, 'blocks')]
      : []),
    ...(page.words < MIN_WORDS
      ? [
          hint(
            `There are ${page.words} words on this page. With more than ${MIN_WORDS}, people can tell what it is about.`,
            'blocks',
          ),
        ]
      : []),
  ]
}

function titleFindings(title: string): readonly Finding[] {
  if (fitOf(title, TITLE_LENGTH) !== 'long') return []
  const text = `The title has ${title.length} characters, with the name of the site. About ${TITLE_LENGTH.most} are shown: put what matters first, or shorten it.`
  return [hint(text, 'title')]
}

function descriptionFindings(description: string): readonly Finding[] {
  const { length } = description
  const { most } = DESCRIPTION_LENGTH
  switch (fitOf(description, DESCRIPTION_LENGTH)) {
    case 'missing':
      return [hint('There is no description. Say in one or two sentences what the page is about.', 'description')]
    case 'short':
      return [hint(`The description has ${length} characters. There is room for about ${most}.`, 'description')]
    case 'long':
      return [hint(`The description has ${length} characters. About ${most} are shown: shorten it.`, 'description')]
    case 'fits':
      return []
  }
}

function headingFindings(headings: PageOutline['headings']): readonly Finding[] {
  const first = headings.filter(({ level }) => level === 1)
  const skipped = headings.find(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1)
  return [
    ...(first.length === 0
      ? [problem('There is no heading of the first level. Begin with a hero, or give the page a title.', 'blocks')]
      : []),
    ...(first.length > 1
      ? [
          problem(
            `There are ${first.length} headings of the first level: ${named(first.map(({ text }) => text))}. Keep one.`,
            'blocks',
          ),
        ]
      : []),
    ...(skipped
      ? [
          hint(
            `“${skipped.text}” is a heading of level ${skipped.level} without one of level ${skipped.level - 1} above it. Choose a larger one.`,
            'blocks',
          ),
        ]
      : []),
  ]
}

function imageFindings(images: PageOutline['images']): readonly Finding[] {
  const silent = images.filter(({ alt }) => !alt?.trim())
  if (silent.length === 0) return []
  const names = named(silent.map(({ address }) => address.split('/').at(-1) ?? address))
  return [problem(`Pictures without alternative text: ${names}. Say in the media library what they show.`, 'blocks')]
}

function linkFindings(links: PageOutline['links']): readonly Finding[] {
  const nameless = links.filter(({ name }) => name.trim() === '')
  const empty = links.filter(({ href }) => href === '' || href === '#')
  return [
    ...(nameless.length > 0
      ? [
          problem(
            `Links without a text: ${named(nameless.map(({ href }) => href || '(no address)'))}. Say where they lead.`,
            'blocks',
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [
          problem(
            `Links without an address: ${named(empty.map(({ name }) => name || '(no text)'))}. Choose where they lead.`,
            'blocks',
          ),
        ]
      : []),
  ]
}

function problem(text: string, place: ChecklistPlace): Finding {
  return { weight: 'problem', text, place }
}

function hint(text: string, place: ChecklistPlace): Finding {
  return { weight: 'hint', text, place }
}

function named(names: readonly string[]): string {
  const different = [...new Set(names)]
  const more = different.length - MAX_NAMED
  return different.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
