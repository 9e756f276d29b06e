export { asCode } from './fields/as-code.ts'
export { iconField } from './fields/icon.ts'
export { linkField } from './fields/link.ts'
export { optionsOf } from './fields/options.ts'
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
} from './fields/picker.ts'
export { h2, p, quote, type RichNode, rich, ul } from './fields/rich-text.ts'
export { textGroup } from './fields/text-group.ts'
