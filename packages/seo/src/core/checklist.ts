import { type AdminLabel, type AdminText, adminTextIn } from '@vitrine/content/core'
import { DESCRIPTION_LENGTH, fitOf, TITLE_LENGTH } from './search-result.ts'

/** Something on a page that stands in a block. */
export interface InBlock {
  /** Id of the innermost block around it; absent where it is in none, such as a title that the site makes. */
  readonly block?: string | undefined
}

/** A link of a page. */
interface DrawnLink extends InBlock {
  readonly href: string
  readonly name: string
  /** Mark of the field with its words, if they are one, or of the text with paragraphs in which it stands. */
  readonly field?: string | undefined
  /** Its number among the links of a text with paragraphs, from 0. */
  readonly nth?: number | undefined
}

/** Outline of a page as search engines find it in the markup. */
export interface PageOutline {
  /** Of the document, with what the site adds. */
  readonly title: string
  readonly description: string
  /** In reading order. */
  readonly headings: readonly ({ readonly level: number; readonly text: string } & InBlock)[]
  /** Pictures that are not marked as decoration; a text that is absent is undefined. */
  readonly images: readonly ({ readonly address: string; readonly alt: string | undefined } & InBlock)[]
  readonly links: readonly DrawnLink[]
  readonly words: number
}

/** Problems of the addresses that links lead to. */
export interface LinkTargets {
  /** Addresses of this site that do not answer. */
  readonly gone: readonly string[]
  /** Titles of documents that are linked to and that visitors cannot see. */
  readonly drafts: readonly AdminLabel[]
}

/** Form field where an editor can fix a finding. */
export type ChecklistPlace = 'title' | 'description' | 'blocks'

export interface Finding {
  /** `problem`: visitors or search engines stumble. `hint`: it could be better. */
  readonly weight: 'problem' | 'hint'
  /** Statement of the problem, and what to do. */
  readonly text: AdminText
  readonly place: ChecklistPlace
  /** Where on the page it is, in reading order; absent where it is about the whole page. */
  readonly spots?: readonly Spot[]
}

/** A place on a page that a finding is about. */
export interface Spot {
  /** Name by which an editor knows it. */
  readonly name: string
  /** Id of its block. */
  readonly block: string
  /** Name of the file in the media library whose text is missing. */
  readonly image?: string
  /** The heading to whose level another one would fit. */
  readonly heading?: { readonly words: string; readonly level: number; readonly fitting: number }
  /** Names of grounds of the theme on which the text could be read, the best first. */
  readonly surfaces?: readonly string[]
  /** The link that leads nowhere: mark of its words, or of the text with paragraphs in which it is the nth, from 0. */
  readonly link?: { readonly at: string; readonly nth?: number | undefined }
}

/** Words below which a page hardly answers anybody's question. */
const MIN_WORDS = 60

/** Links and pictures that one finding names, and places that it leads to. */
export const MAX_NAMED = 5

const NO_DESCRIPTION = {
  en: 'There is no description. Say in one or two sentences what the page is about.',
  de: 'Es gibt keine Beschreibung. In ein oder zwei Sätzen sagen, worum es auf der Seite geht.',
}

const NO_FIRST_HEADING = {
  en: 'There is no heading of the first level. Begin with a hero, or give the page a title.',
  de: 'Es gibt keine Überschrift der ersten Ebene. Mit einem Hero beginnen oder der Seite einen Titel geben.',
}

/** Problems that an editor may want to fix before a page is published; empty if there are none. */
export function checklist(page: PageOutline, { gone, drafts }: LinkTargets): readonly Finding[] {
  const hidden = (language: keyof AdminText) => named(drafts.map((label) => adminTextIn(label, language)))[language]
  return [
    ...titleFindings(page.title),
    ...descriptionFindings(page.description),
    ...headingFindings(page.headings),
    ...imageFindings(page.images),
    ...linkFindings(page.links),
    ...(gone.length > 0
      ? [
          problem(
            {
              en: `Links that lead nowhere: ${named(gone).en}. Correct or remove them.`,
              de: `Links, die ins Leere führen: ${named(gone).de}. Berichtigen oder entfernen.`,
            },
            'blocks',
            spotsOfGone(page, gone),
          ),
        ]
      : []),
    ...(drafts.length > 0
      ? [
          problem(
            {
              en: `Links to what visitors cannot see: ${hidden('en')}. Publish it, or link elsewhere.`,
              de: `Links zu etwas, das Besucher nicht sehen: ${hidden('de')}. Veröffentlichen, oder woandershin verlinken.`,
            },
            'blocks',
          ),
        ]
      : []),
    ...(page.words < MIN_WORDS
      ? [
          hint(
            {
              en: `There are ${page.words} words on this page. With more than ${MIN_WORDS}, people can tell what it is about.`,
              de: `Auf dieser Seite stehen ${page.words} Wörter. Mit mehr als ${MIN_WORDS} ist zu erkennen, worum es geht.`,
            },
            'blocks',
          ),
        ]
      : []),
  ]
}

function titleFindings(title: string): readonly Finding[] {
  if (fitOf(title, TITLE_LENGTH) !== 'long') return []
  const text = {
    en: `The title has ${title.length} characters, with the name of the site. About ${TITLE_LENGTH.most} are shown: put what matters first, or shorten it.`,
    de: `Der Titel hat mit dem Namen der Website ${title.length} Zeichen. Etwa ${TITLE_LENGTH.most} werden gezeigt: das Wichtige nach vorn stellen oder kürzen.`,
  }
  return [hint(text, 'title')]
}

function descriptionFindings(description: string): readonly Finding[] {
  const { length } = description
  const { most } = DESCRIPTION_LENGTH
  switch (fitOf(description, DESCRIPTION_LENGTH)) {
    case 'missing':
      return [hint(NO_DESCRIPTION, 'description')]
    case 'short':
      return [
        hint(
          {
            en: `The description has ${length} characters. There is room for about ${most}.`,
            de: `Die Beschreibung hat ${length} Zeichen. Platz ist für etwa ${most}.`,
          },
          'description',
        ),
      ]
    case 'long':
      return [
        hint(
          {
            en: `The description has ${length} characters. About ${most} are shown: shorten it.`,
            de: `Die Beschreibung hat ${length} Zeichen. Etwa ${most} werden gezeigt: kürzen.`,
          },
          'description',
        ),
      ]
    case 'fits':
      return []
  }
}

function headingFindings(headings: PageOutline['headings']): readonly Finding[] {
  const first = headings.filter(({ level }) => level === 1)
  const skippedAt = headings.findIndex(({ level }, index) => index > 0 && level > fittingAt(headings, index))
  const skipped = headings[skippedAt]
  const names = named(first.map(({ text }) => text))
  return [
    ...(first.length === 0 ? [problem(NO_FIRST_HEADING, 'blocks')] : []),
    ...(first.length > 1
      ? [
          problem(
            {
              en: `There are ${first.length} headings of the first level: ${names.en}. Keep one.`,
              de: `Es gibt ${first.length} Überschriften der ersten Ebene: ${names.de}. Eine behalten.`,
            },
            'blocks',
            spotsOf(
              first,
              ({ text }) => text,
              (heading) => (heading === first[0] ? {} : { heading: { words: heading.text, level: 1, fitting: 2 } }),
            ),
          ),
        ]
      : []),
    ...(skipped
      ? [
          hint(
            {
              en: `“${skipped.text}” is a heading of level ${skipped.level} without one of level ${skipped.level - 1} above it. Choose a larger one.`,
              de: `„${skipped.text}“ ist eine Überschrift der Ebene ${skipped.level}, über der keine der Ebene ${skipped.level - 1} steht. Eine größere wählen.`,
            },
            'blocks',
            spotsOf(
              [skipped],
              ({ text }) => text,
              ({ text, level }) => ({ heading: { words: text, level, fitting: fittingAt(headings, skippedAt) } }),
            ),
          ),
        ]
      : []),
  ]
}

/** The deepest level that a heading may have where it stands. */
function fittingAt(headings: PageOutline['headings'], index: number): number {
  return (headings[index - 1]?.level ?? 0) + 1
}

function imageFindings(images: PageOutline['images']): readonly Finding[] {
  const silent = images.filter(({ alt }) => !alt?.trim())
  if (silent.length === 0) return []
  const nameOf = ({ address }: (typeof silent)[number]) => address.split('/').at(-1) ?? address
  const spots = spotsOf(silent, nameOf, (image) => ({ image: nameOf(image) }))
  const names = named(silent.map(nameOf))
  const text = {
    en: `Images without alternative text: ${names.en}. Say in the media library what they show.`,
    de: `Bilder ohne Alternativtext: ${names.de}. In der Mediathek angeben, was sie zeigen.`,
  }
  return [problem(text, 'blocks', spots)]
}

function linkFindings(links: PageOutline['links']): readonly Finding[] {
  const nameless = links.filter(({ name }) => name.trim() === '').map(({ href, ...link }) => ({ ...link, shown: href }))
  const empty = links.filter(({ href }) => href === '' || href === '#').map((link) => ({ ...link, shown: link.name }))
  const addresses = namedIn(nameless, { en: '(no address)', de: '(keine Adresse)' })
  const texts = namedIn(empty, { en: '(no text)', de: '(kein Text)' })
  return [
    ...(nameless.length > 0
      ? [
          problem(
            {
              en: `Links without a text: ${addresses.en}. Say where they lead.`,
              de: `Links ohne Text: ${addresses.de}. Angeben, wohin sie führen.`,
            },
            'blocks',
            spotsOf(nameless, ({ shown }) => shown || '–'),
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [
          problem(
            {
              en: `Links without an address: ${texts.en}. Choose where they lead.`,
              de: `Links ohne Adresse: ${texts.de}. Wählen, wohin sie führen.`,
            },
            'blocks',
            spotsOf(empty, ({ shown }) => shown || '–', linkOf),
          ),
        ]
      : []),
  ]
}

/** Names of links, with a word for those that have none. */
function namedIn(links: readonly { readonly shown: string }[], nothing: AdminText): AdminText {
  const inLanguage = (word: string) => named(links.map(({ shown }) => shown || word))
  return { en: inLanguage(nothing.en).en, de: inLanguage(nothing.de).de }
}

function spotsOfGone({ links }: PageOutline, gone: readonly string[]): readonly Spot[] {
  const lost = links.filter(({ href }) => gone.some((address) => href.split(/[?#]/)[0] === address))
  return spotsOf(lost, ({ name, href }) => name || href, linkOf)
}

function linkOf({ field, nth }: Pick<DrawnLink, 'field' | 'nth'>): Pick<Spot, 'link'> {
  return field === undefined ? {} : { link: { at: field, nth } }
}

/**
 * Places of what stands in blocks, each block once for a name.
 *
 * @param mendOf By what it can be mended there.
 */
export function spotsOf<Of extends InBlock>(
  items: readonly Of[],
  nameOf: (item: Of) => string,
  mendOf: (item: Of) => Omit<Spot, 'name' | 'block'> = () => ({}),
): readonly Spot[] {
  const spots = new Map(
    items.flatMap((item) => {
      const [name, { block }] = [nameOf(item), item]
      return block === undefined ? [] : [[`${block} ${name}`, { name, block, ...mendOf(item) }] as const]
    }),
  )
  return [...spots.values()].slice(0, MAX_NAMED)
}

export function problem(text: AdminText, place: ChecklistPlace, spots: readonly Spot[] = []): Finding {
  return { weight: 'problem', text, place, ...(spots.length > 0 && { spots }) }
}

export function hint(text: AdminText, place: ChecklistPlace, spots: readonly Spot[] = []): Finding {
  return { weight: 'hint', text, place, ...(spots.length > 0 && { spots }) }
}

/** The first of some names, each once, and how many more there are. */
export function named(names: readonly string[]): AdminText {
  const different = [...new Set(names)]
  const [shown, more] = [different.slice(0, MAX_NAMED).join(', '), different.length - MAX_NAMED]
  if (more <= 0) return { en: shown, de: shown }
  return { en: `${shown} and ${more} more`, de: `${shown} und ${more} weitere` }
}
