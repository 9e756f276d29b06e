export { baseAddress } from './core/base-address.ts'
export type { BlockBase, BlockRenderer, BlockRenderers, RenderContext } from './core/block.ts'
export { blockBase } from './core/block-base.ts'
export { BRAND_NAMES, type BrandName, brandOf } from './core/brand-names.ts'
export { type Channels, contrastOf } from './core/contrast.ts'
export { dateOf } from './core/date.ts'
export { directionOf } from './core/direction.ts'
export { EDITOR_MARK } from './core/editor-mark.ts'
export { DEFAULT_HEADING_FACTOR, fluidSize, growingSize } from './core/fluid-size.ts'
export {
  APPEAR_DIRECTIONS,
  APPEAR_EFFECTS,
  APPEAR_SECONDS,
  DEVICES,
  type Frame,
  MAX_APPEAR_DELAY_SECONDS,
  parseFrame,
} from './core/frame.ts'
export { ICON_NAMES, type IconName, parseIconName } from './core/icon-names.ts'
export type { Image, ImageFile } from './core/image.ts'
export { type LinkView, parseLink, parseLinks } from './core/link.ts'
export { LINK_TARGETS, type LinkTarget, linkTarget, type Target } from './core/link-target.ts'
export { type MediaFile, parseMediaFile } from './core/media-file.ts'
export { networkOf } from './core/network-of.ts'
export type { PageSources } from './core/page-sources.ts'
export type { BlockParser, BlockParsers, ParseContext } from './core/parse.ts'
export { type ListParts, partAddress, partOf } from './core/parts.ts'
export { PARTS_TEXTS, type PartsTexts, parsePartsTexts, partsTextsOf } from './core/parts-texts.ts'
export { isPlainClick } from './core/plain-click.ts'
export { PROVIDER_SOURCES } from './core/provider-sources.ts'
export { readBounded } from './core/read-bounded.ts'
export { referenceId, referenceIds } from './core/reference.ts'
export { headingId, type Mark, parseRichText, plainText, type RichTextNode } from './core/rich-text.ts'
export { SEARCH_FIELD, SEARCH_PATH, searchPath } from './core/search-address.ts'
export { MAX_SLUG_LENGTH, slugFrom } from './core/slug.ts'
export { parseStepperTexts, STEPPER_TEXTS, type StepperTexts, stepperTextsOf } from './core/stepper-texts.ts'
export { stillOf } from './core/still.ts'
export { choice, given, list, namedTexts, record, text, within } from './core/stored.ts'
export { parseTerm, parseTerms, type Term } from './core/term.ts'
export { isTimeZone } from './core/time-zone.ts'
export { parseTitled, rowId, type Titled } from './core/titled.ts'
export { type ProviderVideo, parseVideoAddress, VIDEO_PROVIDERS, type VideoProvider } from './core/video-address.ts'
export { watchAddress } from './core/watch-address.ts'
export { windowCounter } from './core/window-counter.ts'
