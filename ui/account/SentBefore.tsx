import { useEffect, useState } from 'react'
import { sentOn } from '../../domain/texts/arrivedTexts'
import type { SentMarks } from '../../events/session/sentMarks'
import { receivedWords } from '../../projections/receivedOn'
import { InfoBlock } from '../widgets/InfoBlock'

/** That an inventory arrived, and when: said once, after it is gone from this device. */
export const SentBefore = ({ sent }: { readonly sent: SentMarks }) => {
  const [arrived] = useState(sent.untold)
  useEffect(() => sent.told(), [sent])
  const moments = new Set(arrived.flatMap(one => receivedWords(one) ?? []))
  return (
    <>
      {[...moments].map(when => (
        <InfoBlock key={when}>{sentOn(when)}</InfoBlock>
      ))}
    </>
  )
}
