export { baseAddress } from './core/base-address.ts'
export { EVERYTHING, type Tag } from './core/cache/tags.ts'
export { dateOf } from './core/date.ts'
export { directionOf } from './core/direction.ts'
export { EDITOR_MARK } from './core/editor-mark.ts'
export { FEATURE_OFF, featureOff } from './core/feature-off.ts'
export { firstWords } from './core/first-words.ts'
export type { Image, ImageFile } from './core/image.ts'
export { addressOf, type Languages, localPathOf, siteLanguage } from './core/languages.ts'
export { DEFAULT_LINK_TYPE, linkMark, linkTarget, linkTypeOf } from './core/link-target.ts'
export { type Condition, queryOf, whereOf } from './core/list-filter.ts'
export { type LocalTexts, type Located, mapTexts, parseLocalTexts, pathIn, textIn } from './core/local-paths.ts'
export { mediaAddress, mediaFilename, namesVersion } from './core/media/media-address.ts'
export { LACKS_TEXT } from './core/media/media-filter.ts'
export { type MediaFile, parseMediaFile } from './core/media-file.ts'
export { languageFor, pageLanguages } from './core/page-languages.ts'
export { referenceId, referenceIds, thereOf } from './core/reference.ts'
export { person, ROLES, type Role } from './core/roles.ts'
export { SEARCH_FIELD, SEARCH_PATH, searchPath } from './core/search-address.ts'
export {
  SIDEBAR_GROUPS,
  type SidebarGroup,
  type SidebarIcon,
  sidebarIconOf,
  sidebarPlace,
} from './core/sidebar-place.ts'
export { cleanSlug, isSlug, MAX_SLUG_LENGTH, slugFrom } from './core/slug.ts'
export { choice, given, list, namedTexts, record, text, within } from './core/stored.ts'
export { isTimeZone, parseTimeZone } from './core/time-zone.ts'
export { MAX_TITLE_LENGTH } from './core/title.ts'
export { mayEnter, parseVisibility, VISIBILITIES, type Visibility } from './core/visibility.ts'
