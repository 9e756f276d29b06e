export type {
  CallToActionBlock,
  ColumnsBlock,
  ContentBoxesBlock,
  HeroBlock,
  ImageBlock,
  LinkView,
  RichTextBlock,
  UnknownBlock,
} from './core/blocks.ts'
export { breadcrumbList, type Crumb, organization, type PageHead, parseHead } from './core/head.ts'
export { addressOf, type Languages, localPathOf } from './core/languages.ts'
export { blockParsers } from './core/parse-blocks.ts'
export { parseSite, type SiteTexts, type SiteView } from './core/site.ts'
export { parseTheme, type ThemeView } from './core/theme.ts'
export { walkBlocks } from './core/walk.ts'
