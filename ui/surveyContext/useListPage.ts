/** Holds the open page of a list, in `OpenItems` or in the component; shows the whole list when printing. */
import { useState } from 'react'
import { usePrinting } from '../shell/page/usePrinting'
import { type ListPage, listPage, wholeList } from '../widgets/items/listPages'
import { useOpenItems, useOpenPage } from './openItems'

interface Paging {
  /** The whole list when printing. */
  readonly shown: ListPage
  readonly onPage: (page: number) => void
}

const useShownPage = (count: number, openPage: number): ListPage => {
  const page = listPage(count, openPage)
  return usePrinting() ? wholeList(count) : page
}

/** The open page of a list, kept in `OpenItems`, because links lead to its items. */
export const useListPage = (list: string, count: number): Paging => {
  const openItems = useOpenItems()
  const shown = useShownPage(count, useOpenPage(list))
  return { shown, onPage: page => openItems.turnTo(list, page) }
}

/** The open page of a list, kept in the component, because no link leads to its items. */
export const useLocalListPage = (count: number): Paging => {
  const [openPage, onPage] = useState(0)
  return { shown: useShownPage(count, openPage), onPage }
}
