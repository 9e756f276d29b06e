export {
  ADMIN_LANGUAGES,
  type AdminLabel,
  type AdminText,
  adminTextIn,
  adminTexts,
  configLabel,
  NO_ANSWER,
} from './core/admin-text.ts'
export { baseAddress } from './core/base-address.ts'
export { EVERYTHING, type Tag } from './core/cache/tags.ts'
export { composedTexts } from './core/composed-texts.ts'
export { type CsvRow, type CsvSeparator, csvLine, csvSeparator, NO_SEPARATOR, parseCsv } from './core/csv.ts'
export { dateOf } from './core/date.ts'
export { directionOf } from './core/direction.ts'
export {
  type Excess,
  excessOf,
  excessOfForm,
  excessText,
  MAX_BLOCK_DEPTH,
  MAX_BLOCKS,
  MAX_JSON_DEPTH,
} from './core/document-limits.ts'
export {
  EDIT_HERE,
  type EditedPlace,
  forgetPlace,
  rememberedPlace,
  rememberPlace,
} from './core/edited-place.ts'
export { EDITOR_MARK } from './core/editor-mark.ts'
export { type Example, examplesIn, isExample, SELECT_EXAMPLES } from './core/example-content.ts'
export { ASK_AGAIN_SECONDS, FAULT_ANSWERS } from './core/faults/fault-answer.ts'
export { outsideFaultOf } from './core/faults/outside-fault.ts'
export { FEATURE_OFF, featureOff } from './core/feature-off.ts'
export { firstWords } from './core/first-words.ts'
export { fold } from './core/fold.ts'
export { HELP_PAGES, type HelpPage } from './core/help-pages.ts'
export type { Image, ImageFile } from './core/image.ts'
export {
  CROP_RATIOS,
  CROP_WIDTHS,
  type CropRatio,
  type CropWidth,
  type ImageCrop,
  isImageCrop,
  parseImageCrop,
} from './core/image-crop.ts'
export { addressOf, type Languages, localPathOf, siteLanguage } from './core/languages.ts'
export { plainSpelling } from './core/letters.ts'
export { DEFAULT_LINK_TYPE, linkMark, linkTarget, linkTypeOf } from './core/link-target.ts'
export { MAX_LINK_ADDRESS, writtenAddress } from './core/links/written-address.ts'
export { type Condition, queryOf, whereOf } from './core/list-filter.ts'
export { type LocalTexts, type Located, mapTexts, parseLocalTexts, pathIn, textIn } from './core/local-paths.ts'
export { fileWeight } from './core/media/file-weight.ts'
export { mediaAddress, mediaFilename, namesVersion } from './core/media/media-address.ts'
export { LACKS_TEXT } from './core/media/media-filter.ts'
export { type MediaFile, parseMediaFile } from './core/media-file.ts'
export { momentAdmin } from './core/moment-admin.ts'
export { drawnWithOf, onCanvas } from './core/on-canvas.ts'
export { languageFor, pageLanguages } from './core/page-languages.ts'
export { asciiDigits, pastedText } from './core/pasted-text.ts'
export { referenceId, referenceIds, thereOf } from './core/reference.ts'
export {
  AREA_KINDS,
  type Area,
  type AreaKind,
  beginningLevel,
  LEVELS,
  type Level,
  OFFERED,
} from './core/rights/area.ts'
export {
  isWorkedIn,
  levelIn,
  parseRightsTable,
  type Rights,
  type RightsTable,
  type RoleRights,
  rightsOfRole,
} from './core/rights/rights.ts'
export { WHO_MAY_CHANGE_PATH } from './core/rights/who-may-change-address.ts'
export { ROLE_LABELS } from './core/role-labels.ts'
export { person, ROLES, type Role } from './core/roles.ts'
export { SEARCH_FIELD, SEARCH_PATH, searchPath } from './core/search-address.ts'
export {
  helpPageOf,
  SIDEBAR_GROUPS,
  type SidebarGroup,
  type SidebarIcon,
  sidebarIconOf,
  sidebarPlace,
} from './core/sidebar-place.ts'
export { HOME_PATH } from './core/site-role.ts'
export {
  calendarText,
  ownTime,
  shortSiteTime,
  siteTime,
  type TimeReader,
} from './core/site-time.ts'
export { cleanSlug, isSlug, MAX_SLUG_LENGTH, slugFrom } from './core/slug.ts'
export type { SpecialPageProps } from './core/special-page-props.ts'
export { isSpecialPath, NOT_FOUND_PATH } from './core/special-pages.ts'
export { choice, given, list, namedTexts, record, text, within } from './core/stored.ts'
export { type InLanguages, inWords } from './core/text-language.ts'
export { timeFormat } from './core/time-format.ts'
export { isTimeZone, parseTimeZone } from './core/time-zone.ts'
export { MAX_TITLE_LENGTH } from './core/title.ts'
export { mayEnter, parseVisibility, VISIBILITIES, type Visibility } from './core/visibility.ts'
export { escapeXml, xmlElement } from './core/xml.ts'
export {
  calendarSpan,
  clockAt,
  clockText,
  dayAt,
  daysAfter,
  momentOf,
  nextMidnight,
  offsetAt,
  type SiteClock,
  startOfDay,
} from './core/zoned-time.ts'
