import { RetrievalFlow, type RetrievalFlowProps } from './RetrievalFlow'
import { RetrievalPage } from './RetrievalPage'

/** Shows the page 'Gegevens ophalen' with the retrieval in it: the provider's own page in a frame (spec 1 section 2). */
export const RetrievalScreen = (props: Omit<RetrievalFlowProps, 'visit'>) => (
  <RetrievalPage {...props}>{visit => <RetrievalFlow key={visit.invitation} visit={visit} {...props} />}</RetrievalPage>
)
