import type { Shown } from '../../domain/section'
import { InfoBlock } from '../widgets/InfoBlock'

/** What was said elsewhere, to be read here. */
export const ShownBlock = ({ shown }: { shown: Shown }) => (
  <section>
    <h3>{shown.title}</h3>
    <InfoBlock>{shown.empty}</InfoBlock>
  </section>
)
