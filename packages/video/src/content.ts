export { videoTexts } from './content/video-texts.ts'
