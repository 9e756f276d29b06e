/** The rules of a schema, as they travel from the server to the browser. [specification 5] */
export type Rule = FieldRule | CompositeRule

export interface CompositeRule {
  readonly rule: 'all' | 'any'
  readonly field?: string
  readonly error?: string
  readonly rules: readonly Rule[]
}

export type FieldRule = { readonly field?: string; readonly error?: string } & (
  | { readonly rule: 'required' | 'requiredfile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time' }
  | { readonly rule: 'file' | 'enum'; readonly accept?: readonly string[] }
  | { readonly rule: 'dayofweek'; readonly accept?: readonly (number | string)[] }
  | {
      readonly rule:
        | 'minitems'
        | 'maxitems'
        | 'minlength'
        | 'maxlength'
        | 'minnumber'
        | 'maxnumber'
        | 'mindate'
        | 'maxdate'
        | 'minfilesize'
        | 'maxfilesize'
      readonly threshold?: number | string
    }
  | { readonly rule: 'stepnumber'; readonly base?: number | string; readonly interval?: number | string }
)

export interface Schema {
  readonly version: string
  readonly locale: string
  readonly rules: readonly Rule[]
}

/** Version of the schema's format. [reference 3] */
export const SCHEMA_VERSION = 'Contact Form 7 SWV Schema 2024-10'
