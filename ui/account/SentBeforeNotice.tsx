import { useEffect, useState } from 'react'
import { sentOn } from '../../domain/texts/inventoryReceivedTexts'
import type { SentMarks } from '../../events/session/sentMarks'
import { receivedWords } from '../../projections/sending/receivedOn'
import { InfoBlock } from '../widgets/InfoBlock'

/** Says once that an inventory arrived, when and from which user name, after this device has erased it. */
export const SentBeforeNotice = ({ sent }: { readonly sent: SentMarks }) => {
  const [arrived] = useState(sent.untold)
  useEffect(() => sent.told(), [sent])
  const told = new Set(
    arrived.flatMap(({ submittedAt, username }) => {
      const when = receivedWords(submittedAt)
      return when === null ? [] : [sentOn(when, username)]
    }),
  )
  return (
    <>
      {[...told].map(text => (
        <InfoBlock key={text}>{text}</InfoBlock>
      ))}
    </>
  )
}
