import { textGroup } from '@vitrine/kit/fields'
import { BLOCK_TEXTS } from '../core/block-texts.ts'

/** Texts of this package's blocks that are the same on every page. */
export const pageBlockTexts = textGroup({
  name: 'pages',
  label: 'Pages',
  defaults: BLOCK_TEXTS,
  labels: {
    stars: 'Testimonials: {stars} is how many stars, {all} the most there are',
    yes: 'Comparison: a tick, for screen readers',
    no: 'Comparison: no tick, for screen readers',
    closeNotice: 'Button that closes a notice',
    close: 'Button that closes a window',
    shareOn: 'Link that shares a page; {network} is where',
    shareByMail: 'Link that shares a page by e-mail',
    shareSheet: 'Button that opens the share sheet of the visitor’s device',
    copyLink: 'Button that copies the address of a page',
    linkCopied: 'Its text after copying',
    opensNewTab: 'After the name of a link to a new tab, for screen readers',
    searchLabel: 'Search box: name of the field',
    searchButton: 'Search box: the button',
    embedNotice: 'Below an embed from another site; {provider} is the site',
    openMap: 'Link that opens a map',
  },
})
