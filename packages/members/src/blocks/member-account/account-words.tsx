import { Fragment, type ReactNode } from 'react'
import type { AccountProblem, TypedField } from '../../core/account-screen.ts'
import type { AccountTexts } from '../../core/account-texts.ts'
import { fillText } from '../../core/fill-text.ts'
import { LINK_MINUTES } from '../../core/limits.ts'

/** Minutes of a link in a text. */
export function withMinutes(text: string, locale: string): string {
  return fillText(text, { minutes: LINK_MINUTES.toLocaleString(locale) })
}

/** The sentence of a problem; undefined where there is none. */
export function problemText(
  problem: AccountProblem | undefined,
  texts: AccountTexts,
  { locale, max = 0 }: { readonly locale: string; readonly max?: number },
): string | undefined {
  if (problem === undefined) return undefined
  return fillText(withMinutes(texts[problem], locale), { max: max.toLocaleString(locale) })
}

/** Problem of a field as its sentence. */
export function fieldProblem(
  field: TypedField,
  texts: AccountTexts,
  how: { readonly locale: string; readonly max: number },
): string | undefined {
  return problemText(field.problem, texts, how)
}

/** A text with a mail address in it, which keeps its own direction in the sentence. */
export function WithAddress({ text, address }: { readonly text: string; readonly address: string }): ReactNode {
  return text.split('{address}').map((part, index) => (
    // The parts of a sentence have no names but their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
    <Fragment key={index}>
      {index > 0 && <bdi className="account__address">{address}</bdi>}
      {part}
    </Fragment>
  ))
}
