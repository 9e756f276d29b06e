export { EditorMark } from './admin/editor-mark.tsx'
export { ColorField } from './admin/theme/color-field.tsx'
export { ContrastCheck } from './admin/theme/contrast-check.tsx'
export { PresetPicker } from './admin/theme/preset-picker.tsx'
