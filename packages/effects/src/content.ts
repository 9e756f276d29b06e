export { effectTexts } from './content/effect-texts.ts'
