import { visitLoading } from '../../../domain/texts/visitStatusTexts'
import { Skeleton } from '../../shell/Skeleton'
import { AppFrame } from './AppFrame'

/** The page of what is on its way. */
export const LoadingScreen = ({ title }: { readonly title: string }) => (
  <AppFrame title={title}>
    <Skeleton />
  </AppFrame>
)

/** The page of a visit that is on its way. */
export const VisitLoadingScreen = () => <LoadingScreen title={visitLoading} />
