import { textGroup } from '@vitrine/kit/fields'
import { BLOG_TEXTS } from '../core/texts.ts'

/** Texts of the blog that are the same for every post. */
export const blogTexts = textGroup({
  name: 'texts',
  label: 'Texts',
  defaults: BLOG_TEXTS,
  labels: {
    readingTime: 'How long a post takes to read; {minutes} is how many minutes',
    category: 'Above the name of a category',
    tag: 'Above the name of a tag',
    series: 'Above the name of a series',
    author: 'Above the name of an author',
    archive: 'Above the posts of a year or month',
    sticky: 'On a post that is pinned',
    contents: 'Above the headings of a post',
    seriesPlace: 'Place in a series; {number} of {count}, {title} is the series',
    related: 'Above related posts',
    previous: 'The previous post',
    next: 'The next post',
    none: 'A list without posts',
    feed: 'Link to the feed',
  },
})
