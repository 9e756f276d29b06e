import type { ShownFields } from '../../core/form.ts'
import type { FormTexts } from '../../core/form-texts.ts'
import type { Problem } from '../../core/problem.ts'

export interface FlowOptions {
  readonly body: ShownFields
  readonly texts: Partial<FormTexts> | undefined
  /** Checks fields by their names, and shows what must be mended. */
  readonly check: (names: ReadonlySet<string>) => Promise<readonly Problem[]>
  readonly signal: AbortSignal
}
