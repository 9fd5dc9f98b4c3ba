import { useLayoutEffect } from 'react'

/** Sets the title of the document. */
export const usePageTitle = (title: string): void =>
  useLayoutEffect(() => {
    document.title = title
  }, [title])
