import { useState } from 'react'
import { usePrinting } from '../../shell/page/usePrinting'
import { useOpenItems, useOpenPage } from '../../surveyContext/openItems'
import { type ListPage, listPage, wholeList } from '../../widgets/items/listPages'

interface Paging {
  /** On paper it is all of the list. */
  readonly shown: ListPage
  readonly onPage: (page: number) => void
}

const useShownPage = (count: number, openPage: number): ListPage => {
  const page = listPage(count, openPage)
  return usePrinting() ? wholeList(count) : page
}

/** The page of a list of items, to which a link may lead. */
export const useListPage = (list: string, count: number): Paging => {
  const openItems = useOpenItems()
  const shown = useShownPage(count, useOpenPage(list))
  return { shown, onPage: page => openItems.turnTo(list, page) }
}

/** The page of a list to whose items nothing leads. */
export const useLocalListPage = (count: number): Paging => {
  const [openPage, onPage] = useState(0)
  return { shown: useShownPage(count, openPage), onPage }
}
