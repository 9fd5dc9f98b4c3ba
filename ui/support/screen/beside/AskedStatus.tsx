import { questionTitle } from '../../../../projections/questionTitle'
import { useStream } from '../../../useStream'
import { VisuallyHidden } from '../../../widgets/VisuallyHidden'
import type { Session } from '../session'

type AskedStatusProps = Readonly<{
  session: Session
  /** The question that is explained; null while none is. */
  path: string | null
}>

/** Which question is explained, for who listens. It stands there before anything is asked, so that a change is heard. */
export const AskedStatus = ({ session: { replay, position$ }, path }: AskedStatusProps) => {
  const position = useStream(position$)
  return (
    <div role="status">
      {path !== null && (
        <VisuallyHidden>Uitleg bij: {questionTitle(replay.catalogue, replay.at(position).tree, path)}</VisuallyHidden>
      )}
    </div>
  )
}
