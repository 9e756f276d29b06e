export { asCode } from './content/fields/as-code.ts'
export { framed } from './content/fields/frame.ts'
export { iconField } from './content/fields/icon.ts'
export { linkField } from './content/fields/link.ts'
export { optionsOf } from './content/fields/options.ts'
export {
  area,
  button,
  disc,
  drawing,
  inPicker,
  lines,
  outline,
  pictured,
  plain,
  rule,
  stroke,
  title,
} from './content/fields/picker.ts'
export { ELEMENT, h2, ol, p, quote, type RichNode, rich, textNode, ul } from './content/fields/rich-text.ts'
export { textGroup } from './content/fields/text-group.ts'
