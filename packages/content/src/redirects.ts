export {
  addressesOfQuery,
  type RedirectRules,
  readRedirectRules,
  redirectsOfPatterns,
} from './content/redirects/find-redirect.ts'
export { type ListedRedirect, listRedirects } from './content/redirects/list-redirects.ts'
export { type OldAddress, parseOldAddress } from './content/redirects/old-address.ts'
export { followMove, notePublishedPath, redirectOldPath } from './content/redirects/old-addresses.ts'
export { queryOf, withPassedQuery } from './content/redirects/passed-query.ts'
export { ownPath } from './content/redirects/redirect-end.ts'
