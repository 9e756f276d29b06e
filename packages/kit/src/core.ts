export type { AdminLabel, AdminText } from '@vitrine/content/core'
export type {
  BlockBase,
  BlockProps,
  BlockRenderer,
  BlockRenderers,
  BlockView,
  FieldMark,
  RenderContext,
  SettingsMark,
} from './core/block.ts'
export type {
  ConvertedItem,
  FeatureImport,
  ImportedItem,
  ImportNote,
  ImportReference,
  ImportTools,
  ItemImport,
  TaxonomyImport,
} from './core/feature-import.ts'
export {
  type FeatureState,
  type FeatureStates,
  featureState,
  featureStates,
  type StateEntry,
} from './core/feature-state.ts'
export type { FeatureView, PageInputs, PageKind, PreparedFeature, ShownPage, SiteInputs } from './core/feature-view.ts'
export {
  type Appear,
  DEVICES,
  type Frame,
  NARROW_CHOICES,
  NARROW_DEVICES,
  type NarrowDevice,
  type NarrowLayout,
  parseFrame,
} from './core/frame.ts'
export type { HealthFinding } from './core/health-finding.ts'
export { ICON_NAMES, type IconName, parseIconName } from './core/icon-names.ts'
export { idGiver } from './core/id-giver.ts'
export type { ImportMapping } from './core/import-mapping.ts'
export { LAYOUT_WORDS } from './core/layout-words.ts'
export { leadingPlace } from './core/leading-place.ts'
export { type LinkRow, type LinkView, parseLink } from './core/link.ts'
export type { Look, Looks } from './core/look.ts'
export { pageLinks } from './core/page-links.ts'
export type { PageSources } from './core/page-sources.ts'
export type { BlockParsers, ParseContext } from './core/parse.ts'
export { parseHref } from './core/parse-href.ts'
export { parseImage } from './core/parse-image.ts'
export { PROVIDER_SOURCES } from './core/provider-sources.ts'
export { type Alignment, headingId, type Mark, parseRichText, plainText, type RichTextNode } from './core/rich-text.ts'
export type { OptionalSearchKind, SearchKind } from './core/search-kind.ts'
export { inLanguage, SECTION_GROUPS, type Section, type SectionBlock, type SectionGroup } from './core/section.ts'
export { settingsMark } from './core/settings-mark.ts'
export { storedBlockTexts } from './core/stored-block-texts.ts'
export { parseTerm, parseTerms, type Term } from './core/term.ts'
export type { Titled } from './core/titled.ts'
export { type ProviderVideo, parseVideoAddress, VIDEO_PROVIDERS, type VideoProvider } from './core/video-address.ts'
export { videoPlaceTexts } from './core/video-place-texts.ts'
export { watchAddress } from './core/watch-address.ts'
