import { forbidsBreaks, holdsParagraphs, isInline, keepsWhiteSpace } from './elements.ts'

/** An element whose end is still to come, with what it inherits from the elements around it. */
export interface OpenElement {
  readonly name: string
  readonly parent: OpenElement | undefined
  readonly isBlock: boolean
  /** Role of the nearest block for text: it is a paragraph, it takes paragraphs, or neither. */
  readonly block: 'paragraph' | 'flow' | 'plain'
  /** True if line breaks in its text become `<br>`. */
  readonly breaks: boolean
  /** True if its text stays as written. */
  readonly verbatim: boolean
  /** Number of open blocks, itself included. */
  readonly depth: number
}

/** Holds the whole text, and is never closed. */
export const ROOT: OpenElement = {
  name: '',
  parent: undefined,
  isBlock: true,
  block: 'flow',
  breaks: true,
  verbatim: false,
  depth: 0,
}

export function openElement(name: string, parent: OpenElement): OpenElement {
  if (isInline(name)) return { ...parent, name, parent, isBlock: false, breaks: parent.breaks && !forbidsBreaks(name) }
  const verbatim = parent.verbatim || keepsWhiteSpace(name)
  const block = name === 'p' ? 'paragraph' : holdsParagraphs(name) ? 'flow' : 'plain'
  return {
    name,
    parent,
    isBlock: true,
    block,
    verbatim,
    breaks: !verbatim && block !== 'plain',
    depth: parent.depth + 1,
  }
}
