export { PAIRINGS, type Pairing } from './core/pairings.ts'
export { parseDesign, parseTheme, type ThemeView } from './core/parse-theme.ts'
