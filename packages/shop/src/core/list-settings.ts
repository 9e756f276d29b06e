/** Products on one page of a list, unless an editor says something else. */
export const PER_PAGE = 12

/** Most products on one page of a list. */
export const MAX_PER_PAGE = 48
