export { hostileValues } from './core/fields/hostile-values.ts'
