import type { ContactForm } from '../core/form.ts'
import { FIELD_JUDGES } from '../fields/judges.ts'
import type { FieldJudge, FieldJudges } from './field-judge.ts'

type Drawn = NonNullable<FieldJudge['drawn']>

/** New questions and pictures, by field; a key is left out for a form without. [reference 4] */
export type Refill = Readonly<
  Partial<Record<Drawn['key'], Readonly<Record<string, NonNullable<ReturnType<Drawn['draw']>>>>>>
>

const DRAWN: readonly Drawn[] = Object.values<FieldJudge>(FIELD_JUDGES).flatMap(({ drawn }) => drawn ?? [])

/** Draws new questions and pictures for a form. @param addressOf Makes of a picture's path what the page can use. */
export function refillOf(
  form: Pick<ContactForm, 'tags'>,
  judges: FieldJudges,
  now: Date,
  addressOf: (path: string) => string,
): Refill {
  return Object.fromEntries(
    DRAWN.flatMap(({ type, key, draw }) => {
      const fields = form.tags.flatMap((tag) => {
        const drawn = tag.basetype === type ? draw(tag, judges, { now, addressOf }) : undefined
        return drawn === undefined ? [] : [[tag.name, drawn] as const]
      })
      return fields.length > 0 ? [[key, Object.fromEntries(fields)] as const] : []
    }),
  )
}
