import { given } from '@vitrine/content/core'
import { initialQuantity } from '@vitrine/ui/core'
import { labelledTag } from './block-tags.ts'
import type { Condition } from './conditions/condition.ts'
import { conditionText } from './conditions/condition-text.ts'
import { decideParts } from './conditions/decide-parts.ts'
import { firstValues } from './conditions/first-values.ts'
import type { ShownField, ShownFields, WrittenFields } from './form.ts'
import { languageAttributes } from './language.ts'
import { rowsName, rowsPosted } from './rows.ts'
import { isSendButton } from './send-button.ts'
import type { Submitted } from './submitted.ts'
import type { Control, ControlOf } from './template/control.ts'
import type { TakenIds } from './template/control-basics.ts'
import { controlOf } from './template/form-body.ts'
import type { FormTag } from './template/form-tag.ts'
import type { FormRenderContext } from './template/render-context.ts'

/**
 * The fields of a form as they are shown, with what is said of those that are not always, and with a button at their end
 * unless one is placed.
 *
 * @param locale Of the form, as the protocol writes it.
 * @param posted What a visitor typed into them before, and sees again.
 */
export function shownFields(
  fieldsOfForm: WrittenFields,
  renderContext: FormRenderContext,
  { locale, posted }: { readonly locale: string; readonly posted: Submitted },
): ShownFields {
  const written = withSendButton(fieldsOfForm)
  const { groups, steps } = written
  const tags = written.fields.map(({ tag }) => tag)
  const taken: TakenIds = new Set()
  const shownAs = (tag: FormTag | undefined) => tag && controlOf(tag, { tags, renderContext, taken })
  const fields = written.fields.map(({ tag, image: picture, counter, buttons, ...rest }) => ({
    tag,
    name: tag.name,
    control: raised(shownAs(isNameless(tag) ? { ...tag, values: [renderContext.texts.send] } : tag), buttons),
    // Each tag has a control of its kind, or none where its service is off.
    ...given({ picture: shownAs(picture) as ControlOf<'captcha-image'> | undefined }),
    ...given({ stepper: buttons && renderContext.stepper }),
    ...given({ counter: shownAs(counter) as ControlOf<'count'> | undefined }),
    ...rest,
  }))
  const values = firstValues(
    fields.flatMap(({ tag, control }) => (control ? { tag, control } : [])),
    posted,
  )
  const isShown = decideParts({ fields, groups }, values)
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name
  const waiting = (showWhen: Condition | undefined, shown: boolean | undefined) =>
    showWhen && {
      onlyIf: conditionText(showWhen, {
        labelOf,
        texts: renderContext.texts,
        language: languageAttributes(locale).lang,
      }),
      waits: shown === false,
    }
  const firstRows = (group: number) =>
    rowsPosted(group, { fields, groups }, { said: posted[rowsName(group)], posted: Object.keys(posted) })
  return {
    // None of the kinds of fields that editors put together shows nothing, so each keeps its place.
    fields: fields.flatMap(({ tag: _, name: __, control, ...rest }, place): readonly ShownField[] =>
      control ? [{ control, ...rest, ...waiting(rest.showWhen, isShown.fields[place]) }] : [],
    ),
    ...(groups.length > 0 && {
      groups: groups.map((group, place) => ({
        ...group,
        ...waiting(group.showWhen, isShown.groups[place]),
        ...(group.rows && { firstRows: firstRows(place) }),
      })),
    }),
    ...(steps.length > 0 && { steps }),
  }
}

/** A form that asks nothing has nothing to send. */
function withSendButton(written: WrittenFields): WrittenFields {
  const { fields } = written
  const button = labelledTag({ blockType: 'submit' })
  const hasButton = fields.some(({ tag }) => isSendButton(tag))
  return !button || hasButton || fields.length === 0 ? written : { ...written, fields: [...fields, button] }
}

/** A number with buttons begins with no less than its minimum. */
function raised(control: Control | undefined, buttons: true | undefined): Control | undefined {
  const value = buttons && control?.kind === 'line' ? initialQuantity(control) : undefined
  return control?.kind === 'line' && value !== undefined ? { ...control, value } : control
}

/** A button that an editor has not named says what all of the site's say. */
function isNameless({ basetype, values }: FormTag): boolean {
  return basetype === 'submit' && values.length === 0
}
