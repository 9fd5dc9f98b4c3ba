import { visitLoading } from '../../../domain/texts/visitStatusTexts'
import { Skeleton } from '../../shell/Skeleton'
import { AppFrame } from './AppFrame'

/** Shows a page with a skeleton while its content loads: with any title, or as `VisitLoadingScreen` with that of a visit. */
export const LoadingScreen = ({ title }: { readonly title: string }) => (
  <AppFrame title={title}>
    <Skeleton />
  </AppFrame>
)

/** The page of a visit that is loading. */
export const VisitLoadingScreen = () => <LoadingScreen title={visitLoading} />
