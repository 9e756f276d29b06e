/** Properties shared by all controls with a name. Texts are ready to be shown. */
export interface Named {
  /** Name of the field. */
  readonly name: string
  /** Classes of the control, but for that of an error. */
  readonly className: string
  readonly id?: string
  readonly tabIndex?: number
}

export interface Typed extends Named {
  readonly required: boolean
  readonly readOnly?: boolean
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly value: string
}

/** One line: texts, numbers and dates. */
export interface LineControl<Type extends string = string> extends Typed {
  readonly kind: 'line'
  /** That of the `input`. */
  readonly type: Type
  readonly size?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: string
  readonly max?: string
  readonly step?: string
  /** Id of a list of suggestions. */
  readonly list?: string
}

/** Checkboxes or radio buttons of one name. */
export interface ChoicesControl<Type extends 'checkbox' | 'radio' = 'checkbox' | 'radio'> extends Named {
  readonly kind: 'choices'
  readonly type: Type
  readonly required: boolean
  /** Only one box may be ticked. */
  readonly exclusive: boolean
  readonly labelFirst: boolean
  /** Wraps box and text in a label, so that the text can be clicked. */
  readonly labelElement: boolean
  /** A text may be given with the last item. */
  readonly freeText: boolean
  readonly items: readonly Option[]
}

/** Something to choose. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly chosen: boolean
}
