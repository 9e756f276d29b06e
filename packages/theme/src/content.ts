export { theme } from './content/theme.ts'
