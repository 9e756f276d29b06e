export { byCollection } from './core/by-collection.ts'
export {
  type Feed,
  type FeedItem,
  type FeedKind,
  feedFile,
  MAX_FEED_HTML,
  MAX_FEED_ITEMS,
  MAX_FEED_WORDS,
} from './core/feed.ts'
export { feedGuid } from './core/feed-guid.ts'
export { breadcrumbList, type Crumb, organization, parseHead } from './core/head.ts'
export { llmsTxt } from './core/llms.ts'
export { robotsTxt } from './core/robots-rules.ts'
export { type SiteTexts, type SiteView, siteOf } from './core/site.ts'
export { sitemapFiles } from './core/sitemap.ts'
export { imageObject, webSite } from './core/structured-data.ts'
