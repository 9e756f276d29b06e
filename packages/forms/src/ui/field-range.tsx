import { type ReactNode, use } from 'react'
import type { ShownFields, ShownGroup } from '../core/form.ts'
import { FieldView, OnlyIf } from './field-view.tsx'
import { FormStateContext } from './form-state.ts'

/** Some of the fields, each group around those that stand in it. */
export function FieldRange({ body, places }: { readonly body: ShownFields; readonly places: readonly number[] }) {
  const { Rows } = use(FormStateContext)
  const runs: number[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    const group = body.fields[place]?.group
    if (run && group !== undefined && body.fields[run[0] ?? 0]?.group === group) run.push(place)
    else runs.push([place])
  }
  return runs.map((run) => {
    const [first = 0] = run
    const number = body.fields[first]?.group
    const group = number === undefined ? undefined : body.groups?.[number]
    const fields = run.map((place) => {
      const field = body.fields[place]
      return field && <FieldView key={place} field={field} place={place} />
    })
    return group && number !== undefined ? (
      <Group key={first} group={group} number={number}>
        {group.rows && Rows ? (
          <Rows body={body} places={run} group={group} number={number} limits={group.rows} />
        ) : (
          fields
        )}
      </Group>
    ) : (
      fields
    )
  })
}

function Group(props: { readonly group: ShownGroup; readonly number: number; readonly children: ReactNode }) {
  const { group, number, children } = props
  const { unitTag } = use(FormStateContext)
  const introId = `${unitTag}-group-${number}`
  return (
    <fieldset
      className="field-group"
      aria-describedby={group.intro && introId}
      data-group={number}
      data-waits={group.waits ? '' : undefined}
    >
      <legend className="field-group__heading">
        {group.heading}
        <OnlyIf text={group.onlyIf} />
      </legend>
      {group.intro && (
        <p className="field-group__intro" id={introId}>
          {group.intro}
        </p>
      )}
      {children}
    </fieldset>
  )
}
