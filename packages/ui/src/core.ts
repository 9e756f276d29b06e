export { BRAND_NAMES, type BrandName, brandOf } from './core/brand-names.ts'
export { type Channels, contrastOf } from './core/contrast.ts'
export { cropAttributes, cropCss } from './core/crop-css.ts'
export { DEFAULT_HEADING_FACTOR, fluidSize, growingSize } from './core/fluid-size.ts'
export { frameAttributes, frameCss } from './core/frame-css.ts'
export { liveFieldState } from './core/live-field-state.ts'
export { listPageAddress, listPageOf, type Pagination } from './core/pagination.ts'
export {
  PAGINATION_TEXTS,
  type PaginationTexts,
  paginationState,
  paginationTextsOf,
  parsePaginationTexts,
} from './core/pagination-texts.ts'
export { isPlainClick } from './core/plain-click.ts'
export { initialQuantity } from './core/quantity.ts'
export {
  parseStepperTexts,
  STEPPER_TEXTS,
  type StepperTexts,
  stepperState,
  stepperTextsOf,
} from './core/stepper-texts.ts'
export { stillOf } from './core/still.ts'
