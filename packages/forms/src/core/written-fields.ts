import { given, list, text } from '@vitrine/content/core'
import { labelledTag } from './block-tags.ts'
import { parseCondition } from './conditions/parse-condition.ts'
import type { FormStep, GroupOfFields, LabelledTag, WrittenFields } from './form.ts'
import { parseRowLimits } from './rows.ts'
import { writtenType } from './template/tag-types.ts'

/** Reads the fields that an editor put together, with their groups and steps. One that cannot be used is left out. */
export function writtenFields(raw: unknown): WrittenFields {
  const fields: LabelledTag[] = []
  const groups: GroupOfFields[] = []
  const steps: FormStep[] = []
  const add = (block: Readonly<Record<string, unknown>>, group?: number) => {
    const repeats = group !== undefined && groups[group]?.rows !== undefined
    const field = repeats && isOnlyOnce(block.blockType) ? undefined : labelledTag(block)
    if (field) fields.push({ ...field, ...given({ group, showWhen: parseCondition(block.showWhen) }) })
  }
  for (const block of list(raw)) {
    if (block.blockType === 'step') {
      // What stands before the first step belongs to it.
      steps.push({
        title: text(block.title) ?? String(steps.length + 1),
        from: steps.length === 0 ? 0 : fields.length,
      })
    } else if (block.blockType === 'group') {
      groups.push({
        heading: text(block.heading) ?? '',
        ...given({ intro: text(block.intro), showWhen: parseCondition(block.showWhen) }),
        ...(block.repeats === true && { rows: parseRowLimits(block.minRows, block.maxRows) }),
      })
      for (const inner of list(block.fields)) add(inner, groups.length - 1)
    } else add(block)
  }
  return { fields, groups, steps }
}

/** True if a form can ask a block only once, so that it cannot stand in a repeating group. */
export function isOnlyOnce(blockType: unknown): boolean {
  return writtenType(blockType)?.written.isOnlyOnce === true
}
