export { ColorField } from './admin/color-field.tsx'
export { ContrastCheck } from './admin/contrast-check.tsx'
export { FrameLinks } from './admin/frame-links.tsx'
export { PresetPicker } from './admin/preset-picker.tsx'
