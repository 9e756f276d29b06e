import { type ReactNode, use } from 'react'
import { fillText } from '../core/fill-text.ts'
import type { FormStep, ShownFields } from '../core/form.ts'
import { rowName } from '../core/rows.ts'
import { entryOf } from './control-view.tsx'
import { FieldRange } from './field-range.tsx'
import { FieldView } from './field-view.tsx'
import { FormStateContext } from './form-state.ts'

/**
 * A form in steps. Without script they stand below one another with one button to send them; script shows one at a time,
 * beginning with the first that has something to mend.
 */
export function StepsView(props: { readonly body: ShownFields; readonly steps: readonly FormStep[] }): ReactNode {
  const { body, steps } = props
  const { unitTag, headingLevel, problemOf, textOf, rows, held } = use(FormStateContext)
  const Heading = headingLevel === 3 ? 'h3' : 'h2'
  const places = body.fields.map((_, place) => place)
  const nameAt = (place: number) => {
    const control = body.fields[place]?.control
    return control && 'name' in control ? control.name : undefined
  }
  const isButton = (place: number) => {
    const control = body.fields[place]?.control
    return control !== undefined && entryOf(control).isButton === true
  }
  const shown = steps.map(({ title, from }, index) => {
    const until = steps[index + 1]?.from ?? places.length
    return { title, places: places.filter((place) => place >= from && place < until && !isButton(place)) }
  })
  const hasProblem = (place: number) => {
    const own = rows[body.fields[place]?.group ?? -1] ?? [1]
    return own.some((_, index) => problemOf(rowName(nameAt(place) ?? '', index + 1)) !== undefined)
  }
  const first = Math.max(
    shown.findIndex((step) => step.places.some(hasProblem)),
    0,
  )
  const waits = (isWaiting: boolean) => (isWaiting ? '' : undefined)
  const textId = `${unitTag}-progress`
  return (
    <div className="form-steps">
      <div className="form-steps__progress">
        <p className="form-steps__text" id={textId}>
          {fillText(textOf('stepOf'), { step: first + 1, steps: shown.length })}: {shown[first]?.title}
        </p>
        <progress aria-labelledby={textId} max={shown.length} value={first + 1} />
      </div>
      {shown.map((step, index) => {
        const id = `${unitTag}-step-${index + 1}`
        return (
          <section key={id} className="form-step" aria-labelledby={id} data-waits={waits(index !== first)}>
            <Heading className="form-step__title" id={id} aria-describedby={textId} tabIndex={-1}>
              {step.title}
            </Heading>
            <FieldRange body={body} places={step.places} />
          </section>
        )
      })}
      <div className="form-steps__moves">
        <button type="button" className="form-steps__back" data-waits={waits(first === 0)}>
          {textOf('back')}
        </button>
        {/* A submit button before that of the form: the Enter key goes on with the step. */}
        <button type="submit" className="form-steps__next" data-waits={waits(first === shown.length - 1)}>
          {textOf('next')}
        </button>
        {held && (
          <p className="field__hint form-steps__held" hidden>
            {held}
          </p>
        )}
        <div className="form-steps__send" data-waits={waits(first < shown.length - 1)}>
          {places.filter(isButton).map((place) => {
            const field = body.fields[place]
            return field && <FieldView key={place} field={field} place={place} />
          })}
        </div>
      </div>
    </div>
  )
}
