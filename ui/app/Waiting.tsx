import { visitLoading } from '../../domain/texts/texts'
import { Skeleton } from '../shell/Skeleton'
import { Frame } from './Frame'

/** The page of what is on its way. */
export const Waiting = ({ title }: { readonly title: string }) => (
  <Frame title={title}>
    <Skeleton />
  </Frame>
)

/** The page of a visit that is on its way. */
export const VisitComing = () => <Waiting title={visitLoading} />
