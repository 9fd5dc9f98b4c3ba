import { type ComponentProps, createContext, useContext } from 'react'
import { Frame } from '../app/Frame'
import { useStream } from '../useStream'
import { laterCode$ } from './later'
import { noNews, type VisitNews } from './logNews'

export const VisitNewsContext = createContext<VisitNews>({ news: noNews, exportText: async () => '' })

/** The page around the wizard's screens. It tells what must be heard of the log: no step opens before that can be told. */
export const VisitFrame = ({ children, ...page }: ComponentProps<typeof Frame>) => {
  const visit = useContext(VisitNewsContext)
  const code = useStream(laterCode$)
  return (
    <Frame {...page}>
      {code !== null && <code.LogNotices news={visit.news} exportText={visit.exportText} />}
      {children}
    </Frame>
  )
}
