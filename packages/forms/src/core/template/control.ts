/** What a control of a form has, whatever it is. Texts are ready to be shown. */
interface Named {
  /** Name of the field. */
  readonly name: string
  /** Classes of the control, but for that of an error. */
  readonly className: string
  readonly id?: string
  readonly tabIndex?: number
}

interface Typed extends Named {
  readonly required: boolean
  readonly readOnly?: boolean
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly value: string
}

/** One line: texts, numbers and dates. */
export interface LineControl extends Typed {
  readonly kind: 'line'
  readonly type: 'text' | 'email' | 'url' | 'tel' | 'number' | 'range' | 'date'
  readonly size?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly min?: string
  readonly max?: string
  readonly step?: string
  /** Id of a list of suggestions. */
  readonly list?: string
}

export interface AreaControl extends Typed {
  readonly kind: 'area'
  readonly cols: number
  readonly rows: number
  readonly minLength?: number
  readonly maxLength?: number
}

export interface SelectControl extends Omit<Typed, 'value' | 'placeholder'> {
  readonly kind: 'select'
  readonly multiple: boolean
  readonly size?: number
  readonly options: readonly Option[]
}

/** Something to choose. */
export interface Option {
  readonly value: string
  readonly label: string
  readonly chosen: boolean
}

/** Checkboxes or radio buttons of one name. */
export interface ChoicesControl extends Named {
  readonly kind: 'choices'
  readonly type: 'checkbox' | 'radio'
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

export interface FileControl extends Named {
  readonly kind: 'file'
  readonly required: boolean
  readonly size: number
  readonly accept: string
  readonly capture?: 'user' | 'environment'
}

/** A box that must be ticked before the form is sent; inverted: must not be. */
export interface AcceptanceControl extends Named {
  readonly kind: 'acceptance'
  readonly optional: boolean
  readonly invert: boolean
  readonly checked: boolean
  readonly labelFirst: boolean
  /** Classes that the tag adds, which are the box's, as its id is; those of its kind are of what stands around it. */
  readonly boxClassName?: string
  /** Text beside the box; what it holds of HTML is harmless. */
  readonly content: readonly FormNode[]
}

export interface QuizControl extends Named {
  readonly kind: 'quiz'
  readonly size: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly question: string
  /** Keyed hash of the answer, which is posted with it. */
  readonly answerHash: string
}

export interface CaptchaImageControl extends Named {
  readonly kind: 'captcha-image'
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly address: string
  /** Number of the picture, which is posted with the answer. */
  readonly challenge: string
}

export interface CaptchaAnswerControl extends Named {
  readonly kind: 'captcha-answer'
  readonly size: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly placeholder?: string
  readonly value: string
}

/** Counts what is typed into the field of the same name. */
export interface CountControl extends Named {
  readonly kind: 'count'
  readonly direction: 'up' | 'down'
  readonly startingValue: number
  readonly maximum?: number
  readonly minimum?: number
}

export interface HiddenControl extends Named {
  readonly kind: 'hidden'
  readonly value: string
}

/** Shows what is typed into the field of the same name. */
export interface ReflectionControl extends Named {
  readonly kind: 'reflection'
  /** Shown while the field is empty. */
  readonly defaults: readonly string[]
}

export interface OutputControl extends Named {
  readonly kind: 'output'
  readonly value: string
}

export type Control =
  | LineControl
  | AreaControl
  | SelectControl
  | ChoicesControl
  | FileControl
  | AcceptanceControl
  | QuizControl
  | CaptchaImageControl
  | CaptchaAnswerControl
  | CountControl
  | HiddenControl
  | ReflectionControl
  | OutputControl
  | (Omit<Named, 'name'> & { readonly kind: 'submit'; readonly label: string })
  | { readonly kind: 'response' }
  | { readonly kind: 'stripe'; readonly labels: readonly [string, string] }
  | {
      readonly kind: 'turnstile'
      readonly siteKey: string
      /** `action`, `appearance`, `size`, `theme`, `language`. */
      readonly settings: Readonly<Record<string, string>>
    }

/** The body of a form as a tree. Controls are named by their place in the form's list. */
export type FormNode =
  | string
  | { readonly control: number }
  | {
      readonly element: string
      readonly attributes: Readonly<Record<string, string>>
      readonly children: readonly FormNode[]
    }
