export { hostileValues } from './core/fields/hostile-values.ts'
export { rowTexts } from './core/fields/row-texts.ts'
