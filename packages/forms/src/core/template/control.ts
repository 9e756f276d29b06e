import type { FIELD_TYPES } from '../../fields/tags.ts'

type Tags = (typeof FIELD_TYPES)[keyof typeof FIELD_TYPES]['tags'][number]

/** Control of a form-tag, of any field type. */
export type Control = Exclude<ReturnType<Tags['control']>, undefined>

export type ControlKind = Control['kind']

/** The control of a kind. */
export type ControlOf<Kind extends ControlKind> = Extract<Control, { readonly kind: Kind }>
