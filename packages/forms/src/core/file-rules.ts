import type { Rule } from './rule.ts'

const FILE_RULES: ReadonlySet<string> = new Set(['requiredfile', 'file', 'minfilesize', 'maxfilesize'])

/** True if a rule is about files; a composite rule is if all of its rules are. */
export function isFileRule(rule: Rule): boolean {
  if (rule.rule !== 'all' && rule.rule !== 'any') return FILE_RULES.has(rule.rule)
  return Array.isArray(rule.rules) && rule.rules.length > 0 && rule.rules.every(isFileRule)
}
