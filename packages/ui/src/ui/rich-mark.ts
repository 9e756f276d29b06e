import type { FieldMark } from '@vitrine/kit/core'

/** Attributes of the element that shows a rich text and nothing else: none for visitors. */
interface RichMark extends FieldMark {
  readonly 'data-rich'?: ''
}

/** Says to the tools of its editor that the field of an element is a rich text, which is typed where it stands. */
export function richMark(mark: FieldMark): RichMark {
  return mark['data-field'] === undefined ? mark : { ...mark, 'data-rich': '' }
}
