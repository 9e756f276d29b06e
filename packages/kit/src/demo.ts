export { type DemoFile, uploadOf } from './content/demo/demo-file.ts'
export {
  byName,
  type DemoDocuments,
  type DemoGlobal,
  type DemoPart,
  type Dictionary,
  type FeatureDemo,
  published,
} from './content/demo/feature-demo.ts'
export { a } from './content/demo/linked-text.ts'
export { image, linkTo, sliderBlock, to, toPlace } from './content/demo/links.ts'
export { h2, ol, p, quote, type RichNode, rich, ul } from './content/fields/rich-text.ts'
