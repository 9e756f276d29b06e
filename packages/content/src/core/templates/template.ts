import type { AdminLabel } from '../admin-text.ts'
/** Something designed that an editor starts from: a page, a slider. */
export interface Template {
  /** Names it in a request: lower case and dashes; unique among those of its collection. */
  readonly name: string
  /** Editor's name of the template. */
  readonly label: AdminLabel
  /** One line about what is on it. */
  readonly description: AdminLabel
  /** Address of a small picture of it; all of one collection have the same size. */
  readonly thumbnail: string
}

/** Finds the template that a request names. Undefined: there is none of that name. */
export function templateNamed<Kind extends Template>(templates: readonly Kind[], name: unknown): Kind | undefined {
  return templates.find((template) => template.name === name)
}
