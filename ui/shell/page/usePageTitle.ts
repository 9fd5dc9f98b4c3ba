import { useLayoutEffect } from 'react'

/** What the browser calls the page, in the one title that its document has. */
export const usePageTitle = (title: string): void =>
  useLayoutEffect(() => {
    document.title = title
  }, [title])
