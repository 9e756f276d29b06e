import { namedTexts } from '@vitrine/content/core'

/** Texts of the blog that are the same for every post. */
export const BLOG_TEXTS = {
  /** `{minutes}` from 1. */
  readingTime: '{minutes} min read',
  category: 'Category',
  tag: 'Tag',
  series: 'Series',
  author: 'Author',
  archive: 'Archive',
  sticky: 'Pinned',
  contents: 'On this page',
  /** `{number}` of `{count}` in the series `{title}`. */
  seriesPlace: 'Part {number} of {count}: {title}',
  related: 'Read on',
  previous: 'Earlier',
  next: 'Later',
  none: 'There is nothing here yet.',
  feed: 'Feed',
} as const

export type BlogTexts = Readonly<Record<keyof typeof BLOG_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseBlogTexts = (raw: unknown): BlogTexts => namedTexts(raw, BLOG_TEXTS)
