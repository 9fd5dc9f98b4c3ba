import { useEffect, useState } from 'react'
import { sentOn } from '../../domain/texts/arrivedTexts'
import { sentMark } from '../../events/session/sentMark'
import { openStorage } from '../../events/storage'
import { receivedWords } from '../../projections/receivedOn'
import { InfoBlock } from '../widgets/InfoBlock'

/** That an inventory arrived, and when: said once, after it is gone from this device. */
export const SentBefore = () => {
  const [mark] = useState(() => sentMark(openStorage(() => window.localStorage)))
  const [submittedAt] = useState(mark.read)
  useEffect(() => mark.write(null), [mark])
  const when = submittedAt === null ? null : receivedWords(submittedAt)
  return when === null ? null : <InfoBlock>{sentOn(when)}</InfoBlock>
}
