import { RetrievalPage } from './RetrievalPage'
import { Retrieving, type RetrievingProps } from './Retrieving'

/** 'Gegevens ophalen' with the provider's own page in a frame (spec 1 section 2). */
export const RetrievalScreen = (props: Omit<RetrievingProps, 'visit'>) => (
  <RetrievalPage {...props}>{visit => <Retrieving key={visit.invitation} visit={visit} {...props} />}</RetrievalPage>
)
