import { type DocumentChoice, type LinkChoice, parseLinkChoices } from '../../core/links/link-choice.ts'
import { LINK_CHOICES_PATH, MAX_KNOWN } from '../../core/links/link-choices-address.ts'

/** Milliseconds in which links ask for their documents together. */
const TOGETHER_MS = 20

/** A link that waits for the name of its document. */
interface Waiting {
  /** `page:7` */
  readonly reference: string
  readonly locale: string
  answer(choice: DocumentChoice | undefined): void
  fail(): void
}

let waiting: readonly Waiting[] = []

/** Finds what a link can lead to by words. Throws when the site does not answer. */
export function findLinkChoices(sought: string, locale: string, signal: AbortSignal): Promise<readonly LinkChoice[]> {
  return ask({ sought, locale }, signal)
}

/**
 * Finds the document of a link. Links that ask within a moment are asked for together, since a form may have many.
 *
 * @returns Undefined when it is gone, or hidden from this account. Throws when the site does not answer.
 */
export function documentOfLink(
  { type, id }: { readonly type: string; readonly id: number | string },
  locale: string,
): Promise<DocumentChoice | undefined> {
  return new Promise((answer, fail) => {
    if (waiting.length === 0) setTimeout(askForAll, TOGETHER_MS)
    waiting = [...waiting, { reference: `${type}:${id}`, locale, answer, fail }]
  })
}

function askForAll(): void {
  const all = waiting
  waiting = []
  for (const locale of new Set(all.map((one) => one.locale))) {
    const ofLanguage = all.filter((one) => one.locale === locale)
    const references = [...new Set(ofLanguage.map(({ reference }) => reference))]
    for (let from = 0; from < references.length; from += MAX_KNOWN) {
      const some = references.slice(from, from + MAX_KNOWN)
      void answerAll(
        ofLanguage.filter(({ reference }) => some.includes(reference)),
        ask({ known: some.join(','), locale }),
      )
    }
  }
}

async function answerAll(asked: readonly Waiting[], asking: Promise<readonly LinkChoice[]>): Promise<void> {
  try {
    const choices = await asking
    const byReference = new Map<string, DocumentChoice>(
      choices.flatMap((choice) =>
        choice.kind === 'document' ? [[`${choice.type}:${choice.id}`, choice] as const] : [],
      ),
    )
    for (const { reference, answer } of asked) answer(byReference.get(reference))
  } catch {
    // Each of them says so by itself.
    for (const { fail } of asked) fail()
  }
}

async function ask(query: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<readonly LinkChoice[]> {
  const response = await fetch(`/api${LINK_CHOICES_PATH}?${new URLSearchParams(query)}`, {
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`The site answered ${response.status}.`)
  return parseLinkChoices(await response.json())
}
