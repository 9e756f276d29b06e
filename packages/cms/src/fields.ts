export { iconField } from './fields/icon.ts'
export { linkField } from './fields/link.ts'
export { area, button, disc, inPicker, lines, outline, pictured, rule, stroke, title } from './fields/picker.ts'
export { textGroup } from './fields/text-group.ts'
