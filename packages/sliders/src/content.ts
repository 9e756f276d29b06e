export { layerBlocks } from './content/layers/layer-blocks.ts'
export { sliderTexts } from './content/slider-texts.ts'
export { slidersCollection } from './content/sliders.ts'
