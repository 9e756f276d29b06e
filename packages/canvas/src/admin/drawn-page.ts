import { type AdminText, NO_ANSWER } from '@vitrine/content/core'
import { completedDrawing, markupOf, parseDrawingAnswer } from '../core/drawing.ts'

/** A page as the form has it, drawn by the site, or the reason why there is none. */
export type DrawnPage = { readonly page: Document } | { readonly problem: AdminText }

/** A document in a language. */
interface DrawnDocument {
  readonly collection: string | undefined
  readonly id: number | string
  /** Language of the form. */
  readonly locale: string
}

/** Address of a page of the site without content and without script, into which a document can be drawn. */
export function emptyPage({ collection, id, locale }: DrawnDocument): string {
  return `/preview/${collection}/${id}/empty?locale=${locale}`
}

const UNANSWERED: DrawnPage = { problem: NO_ANSWER }

/**
 * Has the site draw a document as its form has it.
 *
 * @param options.data Fields of the form.
 * @throws `AbortError` when it is given up.
 */
export async function drawnPage(
  options: DrawnDocument & { readonly data: unknown; readonly signal?: AbortSignal },
): Promise<DrawnPage> {
  const { collection, id, locale, data, signal } = options
  try {
    const answer = await fetch(`/preview/${collection}/${id}?locale=${locale}`, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: data }),
      ...(signal && { signal }),
    })
    if (!answer.ok) {
      const problem = {
        en: 'The page cannot be rendered. Sign in again, or reload this form.',
        de: 'Die Seite lässt sich nicht darstellen. Melden Sie sich neu an oder laden Sie dieses Formular neu.',
      }
      return { problem }
    }
    const drawn = parseDrawingAnswer(await answer.json())
    const whole = drawn && completedDrawing(drawn, undefined)
    if (!whole) return UNANSWERED
    return { page: new DOMParser().parseFromString(markupOf(whole.drawing), 'text/html') }
  } catch {
    signal?.throwIfAborted()
    // No answer, or none that can be read.
    return UNANSWERED
  }
}
