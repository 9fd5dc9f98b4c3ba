/**
 * How a long list of items is divided into pages of 50: the page of an item, the items of a page, and all on one page,
 * as on paper.
 */

/** Long lists show this many items a page. */
export const itemsPerPage = 50

/** The page of a list, from 0, that holds the item at this index. */
export const listPageOf = (at: number): number => Math.floor(at / itemsPerPage)

/** Which items of a list of `count` stand on one of its pages: from `from` up to `to`. */
export interface ListPage {
  readonly count: number
  readonly page: number
  readonly from: number
  readonly to: number
}

/** @param wanted a page beyond the end is the last one */
export const listPage = (count: number, wanted: number): ListPage => {
  const page = Math.max(0, Math.min(wanted, listPageOf(count - 1)))
  const from = page * itemsPerPage
  return { count, page, from, to: Math.min(count, from + itemsPerPage) }
}

/** All items on one page, as on paper. */
export const wholeList = (count: number): ListPage => ({ count, page: 0, from: 0, to: count })
