/** A part of a form, as a template or an editor wrote it: what to show, and what to check. [reference 9] */
export interface FormTag {
  /** With its star: `text*`. */
  readonly type: TagType
  /** Without its star. */
  readonly basetype: string
  /** As written, dots included; empty for types without a name. */
  readonly rawName: string
  /** Name of the field: dots are underscores. */
  readonly name: string
  readonly options: readonly string[]
  /** Quoted values, as written. */
  readonly rawValues: readonly string[]
  /** Shown and posted: the parts before a pipe. */
  readonly values: readonly string[]
  /** Parts before and after the pipe of each value: shown text and meaning. */
  readonly pipes: readonly Pipe[]
  /** Remainder that is neither option nor value. */
  readonly attr: string
  readonly content: string
}

export type Pipe = readonly [before: string, after: string]

/** One of the types that templates know, such as `text*`. Only `parseTagType` makes one of a text. */
export type TagType = string & { readonly brand: unique symbol }

export function isRequired(tag: FormTag): boolean {
  return tag.type.endsWith('*')
}

/** Makes a tag of its parts; names and pipes follow from them. */
export function formTag(
  parts: Pick<FormTag, 'type' | 'rawName' | 'options' | 'rawValues'> & { attr?: string; content?: string },
): FormTag {
  const { type, rawName, options, rawValues, attr = '', content = '' } = parts
  const pipes = rawValues.map(parsePipe)
  return {
    type,
    basetype: type.replace(/\*$/, ''),
    rawName,
    name: rawName.replaceAll('.', '_'),
    options,
    rawValues,
    values: pipes.map(([before]) => before),
    pipes,
    attr,
    content,
  }
}

/** Another tag of the same field. */
export function companion({ rawName }: FormTag, type: string, options: readonly string[] = []): FormTag {
  return formTag({ type: type as TagType, rawName, options, rawValues: [] })
}

function parsePipe(value: string): Pipe {
  const at = value.indexOf('|')
  const [before, after] = at < 0 ? [value, value] : [value.slice(0, at), value.slice(at + 1)]
  return [before.trim(), after.trim()]
}
