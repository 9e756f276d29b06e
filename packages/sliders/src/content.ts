export { sliderTexts } from './content/slider-texts.ts'
export { slidersCollection } from './content/sliders.ts'
