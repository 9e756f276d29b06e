import { decodeHTMLStrict } from 'entities'
import { RULE_GROUPS, type RuleContext, type RuleGroup } from '../field-type.ts'
import { UNDEFINED_VALUE } from '../messages.ts'
import type { FieldRule } from '../rule.ts'
import type { FormTag } from './form-tag.ts'
import { hasOption } from './options.ts'
import { declarationOf } from './tag-types.ts'

/** The rules that a form's tags ask for, in the order of the protocol. */
export function tagRules(tags: readonly FormTag[], context: RuleContext): readonly FieldRule[] {
  const inGroup = (group: RuleGroup) => tags.filter((tag) => declarationOf(tag)?.rules?.group === group)
  return [
    ...RULE_GROUPS.flatMap((group) =>
      inGroup(group).flatMap((tag) => declarationOf(tag)?.rules?.of(tag, context) ?? []),
    ),
    ...RULE_GROUPS.flatMap((group) => enumRules(inGroup(group), context)),
  ]
}

/** One rule for each name: what any of its groups offers. A group with free text accepts everything. */
function enumRules(tags: readonly FormTag[], { renderContext }: RuleContext): readonly FieldRule[] {
  const offered = new Map<string, Set<string>>()
  const open = new Set(tags.filter((tag) => hasOption(tag, 'free_text')).map(({ name }) => name))
  for (const tag of tags) {
    const choices = declarationOf(tag)?.choices?.(tag, renderContext.lists)
    if (!choices || open.has(tag.name)) continue
    const values = offered.get(tag.name) ?? new Set()
    offered.set(tag.name, values)
    for (const value of choices) values.add(decodeHTMLStrict(value))
  }
  return [...offered].map(([field, accept]) => ({
    rule: 'enum',
    field,
    accept: [...accept].filter((value) => value !== ''),
    error: UNDEFINED_VALUE,
  }))
}
