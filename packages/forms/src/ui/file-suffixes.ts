import type { AcceptedSuffixes } from '../core/holds.ts'
import type { Rule, Schema } from '../core/rule.ts'

/** Suffixes of types of files. Few forms take files, so that the table comes only with a schema that names types. */
let table: typeof import('../core/file-types.ts') | undefined

/** Loads what the rules of a schema have to know of files. Where it does not come, the server alone checks types. */
export async function loadSuffixes({ rules }: Schema): Promise<void> {
  if (namesTypes(rules)) table ??= await import('../core/file-types.ts').catch(() => undefined)
}

export const acceptedSuffixes: AcceptedSuffixes = (accept) => table?.acceptedSuffixes(accept)

/** Schemas arrive as JSON, where rules may be anything. */
function namesTypes(rules: unknown): boolean {
  return (
    Array.isArray(rules) && rules.some((rule: Partial<Rule> | null) => isOfFiles(rule) || namesTypes(innerRules(rule)))
  )
}

function isOfFiles(rule: Partial<Rule> | null): boolean {
  return rule?.rule === 'file'
}

function innerRules(rule: Partial<Rule> | null): unknown {
  return rule && 'rules' in rule ? rule.rules : undefined
}
