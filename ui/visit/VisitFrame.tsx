import { type ComponentProps, createContext, useContext } from 'react'
import { Frame } from '../app/Frame'
import { LogNotices } from './LogNotices'
import { noNews, type VisitNews } from './logNews'

export const VisitNewsContext = createContext<VisitNews>({ news: noNews, exportText: async () => '' })

/** The page around the wizard's screens. It tells what must be heard of the log. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof Frame>) => {
  const visit = useContext(VisitNewsContext)
  return (
    <Frame {...page}>
      <LogNotices news={visit.news} exportText={visit.exportText} />
      {children}
    </Frame>
  )
}
