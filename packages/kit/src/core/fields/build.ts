import type { AdminLabel, AdminText } from '@vitrine/content/core'
import type {
  BlocksField,
  ChoiceField,
  ChoicesField,
  CropField,
  DateField,
  DocumentField,
  DocumentsField,
  Fields,
  Fieldset,
  FileField,
  GroupField,
  Holds,
  IconField,
  ImageField,
  LinkField,
  LinksField,
  NumberField,
  RichTextField,
  RowOf,
  RowsField,
  ShownWhen,
  TextField,
  ToggleField,
  Values,
  ValuesOf,
} from './field.ts'

/** Longest line of text, in code units, unless a field says something else. */
const MAX_LINE = 200

interface Options {
  readonly label: AdminText
  readonly help?: AdminText
  readonly shownWhen?: ShownWhen | readonly ShownWhen[]
  readonly widthPercent?: number
}

interface Requirable<Required extends boolean> extends Options {
  /** Its row or block is not shown without it. Default: false. */
  readonly required?: Required
  /** Its editor must fill it in while it is shown in the form; its row or block is shown without it. */
  readonly requiredInForm?: true
}

type TextOptions<Required extends boolean> = Requirable<Required> &
  Partial<
    Pick<
      TextField,
      'maxLength' | 'localized' | 'rows' | 'placeholder' | 'accepts' | 'reportedBy' | 'clean' | 'administratorsOnly'
    >
  >

type Optional<Kind extends keyof Values, Data, Required extends boolean> = Data & Holds<Values[Kind], Required>

/** Kinds of fields that a block may have. Each call makes one. */
export const field = {
  /** A line of text, by default of 200 code units in the language of the page. */
  text: <const Required extends boolean = false>(
    options: TextOptions<Required>,
  ): Optional<'text', TextField, Required> => ({
    required: false,
    maxLength: MAX_LINE,
    localized: true,
    ...options,
    kind: 'text',
    look: 'line',
  }),

  /** Several lines of text. */
  lines: <const Required extends boolean = false>(
    options: TextOptions<Required>,
  ): Optional<'text', TextField, Required> => ({
    required: false,
    localized: true,
    ...options,
    kind: 'text',
    look: 'lines',
  }),

  /** Lines of code, of any length. */
  code: <const Required extends boolean = false>(
    options: TextOptions<Required>,
  ): Optional<'text', TextField, Required> => ({
    required: false,
    localized: true,
    ...options,
    kind: 'text',
    look: 'code',
  }),

  /** Text with headings, lists, links and images; empty while nobody has written. */
  richText: (options: Requirable<boolean>): Optional<'richText', RichTextField, true> => ({
    required: false,
    ...options,
    kind: 'richText',
  }),

  /** One of several names. A new block has `initial`, by default the first one. */
  choice: <const Name extends string>(
    options: Options & {
      readonly options: Readonly<Record<Name, AdminLabel>>
      readonly initial?: NoInfer<Name>
      /** False: its editor may take the choice back, and then it is the initial one. Default: true. */
      readonly required?: boolean
      readonly fallback?: NoInfer<Name>
    } & Pick<ChoiceField, 'allSeen'>,
  ): ChoiceField<Name> & Holds<Name, true> => ({
    initial: firstOf(options.options),
    required: true,
    ...options,
    kind: 'choice',
  }),

  /** One of several names, or none. */
  optionalChoice: <const Name extends string>(
    options: Options & { readonly options: Readonly<Record<Name, AdminLabel>> },
  ): ChoiceField<Name> & Holds<Name, false> => ({ required: false, ...options, kind: 'choice' }),

  /** Any of several names, in the order of the options. */
  choices: <const Name extends string>(
    options: Options & {
      readonly options: Readonly<Record<Name, AdminLabel>>
      readonly initial: readonly NoInfer<Name>[]
    },
  ): ChoicesField<Name> & Holds<readonly Name[], true> => ({
    required: false,
    ...options,
    kind: 'choices',
  }),

  /** A number, where there are bounds between them, both included; one outside counts as absent. */
  number: <const Required extends boolean = false>(
    options: Requirable<Required> & Pick<NumberField, 'min' | 'max' | 'initial' | 'whole' | 'step' | 'placeholder'>,
  ): Optional<'number', NumberField, Required> => ({ required: false, ...options, kind: 'number' }),

  /** Yes or no. Default: no. */
  toggle: (options: Options & { readonly initial?: boolean }): Optional<'toggle', ToggleField, true> => ({
    required: false,
    initial: false,
    ...options,
    kind: 'toggle',
  }),

  image: <const Required extends boolean = false>(
    options: Requirable<Required>,
  ): Optional<'image', ImageField, Required> => ({ required: false, ...options, kind: 'image' }),

  /** How the image of a field beside it is cut: the image is read with it. Default: that of the field `image`. */
  crop: (options: { readonly of?: string } = {}): Optional<'crop', CropField, false> => ({
    label: { en: 'Crop of the image', de: 'Ausschnitt des Bildes' },
    required: false,
    of: 'image',
    ...options,
    kind: 'crop',
  }),

  /** A file of the media library that is no image. */
  file: <const Required extends boolean = false>(
    options: Requirable<Required> & Pick<FileField, 'type'>,
  ): Optional<'file', FileField, Required> => ({ required: false, ...options, kind: 'file' }),

  /** A link to a document of the site or to an address; one that leads nowhere is absent. */
  link: <const Required extends boolean = false>(
    options: Partial<Requirable<Required>> & { readonly labelRequired?: boolean } = {},
  ): Optional<'link', LinkField, Required> => ({
    required: false,
    label: { en: 'Link', de: 'Link' },
    labelRequired: false,
    ...options,
    kind: 'link',
  }),

  /** Links, of which those that lead nowhere are left out. */
  links: (options: Partial<Options> & Pick<LinksField, 'max'>): Optional<'links', LinksField, true> => ({
    label: { en: 'Links', de: 'Links' },
    ...options,
    required: false,
    kind: 'links',
  }),

  icon: (options: Partial<Options> = {}): Optional<'icon', IconField, false> => ({
    label: { en: 'Icon', de: 'Icon' },
    ...options,
    required: false,
    kind: 'icon',
  }),

  /** A day or a time of a day. */
  date: <const Required extends boolean = false>(
    options: Requirable<Required> & Pick<DateField, 'of'>,
  ): Optional<'date', DateField, Required> => ({ required: false, ...options, kind: 'date' }),

  /** A document of a collection, as it is stored; absent while it is only an id. */
  document: <const Required extends boolean = false>(
    options: Requirable<Required> & Pick<DocumentField, 'to'>,
  ): Optional<'document', DocumentField, Required> => ({ required: false, ...options, kind: 'document' }),

  /** Documents of a collection, as they are stored. */
  documents: (options: Options & Pick<DocumentsField, 'to' | 'max'>): Optional<'documents', DocumentsField, true> => ({
    required: false,
    ...options,
    kind: 'documents',
  }),

  /** Rows of fields. A row that lacks what it requires is left out. */
  rows: <const Own extends Fields>(
    options: Options & Fieldset<Own> & Pick<RowsField, 'min' | 'max' | 'folded'> & { readonly required?: boolean },
  ): RowsField & Holds<readonly RowOf<Own>[], true> => ({ required: false, ...options, kind: 'rows' }),

  /** Fields that are stored as one value. What they require, their row or block requires. */
  group: <const Own extends Fields>(
    options: Options & Fieldset<Own> & Pick<GroupField, 'folded' | 'isStyle'>,
  ): GroupField & Holds<ValuesOf<Own>, true> => ({
    ...options,
    required: true,
    kind: 'group',
  }),

  /** Other blocks: those of a lower rank than the block that holds them. */
  blocks: (options: Options & Pick<BlocksField, 'of' | 'max' | 'readWith'>): Optional<'blocks', BlocksField, true> => ({
    required: false,
    ...options,
    kind: 'blocks',
  }),
} as const

/** Heading and introduction, with which most blocks begin. */
export const titled = {
  heading: field.text({ label: { en: 'Heading', de: 'Überschrift' } }),
  intro: field.lines({ label: { en: 'Introduction', de: 'Einleitung' }, maxLength: 600 }),
} as const

/** @throws When there is none: a choice has at least one option. */
function firstOf<Name extends string>(options: Readonly<Record<Name, AdminLabel>>): Name {
  for (const name in options) return name
  throw new Error('A choice has no options. Give it at least one.')
}
