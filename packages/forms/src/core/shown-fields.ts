import type { Condition } from './conditions/condition.ts'
import { conditionText } from './conditions/condition-text.ts'
import { decideParts } from './conditions/decide-parts.ts'
import { firstValues } from './conditions/first-values.ts'
import type { ShownField, ShownFields, WrittenFields } from './form.ts'
import type { Submitted } from './submission.ts'
import type { TakenIds } from './template/control-basics.ts'
import { controlOf } from './template/form-body.ts'
import type { Surroundings } from './template/surroundings.ts'

/**
 * The fields of a form as they are shown, with what is said of those that are not always.
 *
 * @param posted What a visitor typed into them before, and sees again.
 */
export function shownFields(written: WrittenFields, surroundings: Surroundings, posted: Submitted): ShownFields {
  const { groups, steps } = written
  const tags = written.fields.map(({ tag }) => tag)
  const taken: TakenIds = new Set()
  const fields = written.fields.map(({ tag, ...rest }) => {
    const control = controlOf(tag, { tags, surroundings, taken })
    return { name: tag.name, control, ...rest }
  })
  const values = firstValues(
    fields.flatMap(({ control }) => control ?? []),
    posted,
  )
  const isShown = decideParts({ fields, groups }, values)
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  const waiting = (showWhen: Condition | undefined, shown: boolean | undefined) =>
    showWhen && { onlyIf: conditionText(showWhen, labelOf), waits: shown === false }
  return {
    // None of the kinds of fields that editors put together shows nothing, so each keeps its place.
    fields: fields.flatMap(({ name: _, control, ...rest }, place): readonly ShownField[] =>
      control ? [{ control, ...rest, ...waiting(rest.showWhen, isShown.fields[place]) }] : [],
    ),
    ...(groups.length > 0 && {
      groups: groups.map((group, place) => ({ ...group, ...waiting(group.showWhen, isShown.groups[place]) })),
    }),
    ...(steps.length > 0 && { steps }),
  }
}
