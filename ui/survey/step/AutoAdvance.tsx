import { useEffect, useRef, useState } from 'react'
import { autoAdvanceMs } from '../../../domain/language/limits'
import { Button } from '../../widgets/Button'
import styles from './AutoAdvance.module.css'

const passText = 'U gaat zo vanzelf verder met de volgende stap.'
const stayText = 'U blijft op deze pagina.'

/**
 * On a step that only shows text: says that the next step follows by itself and goes there after a delay, with a button
 * that cancels; leaving the step cancels too.
 */
export const AutoAdvance = ({ onPass }: { onPass: () => void }) => {
  const [stays, setStays] = useState(false)
  // A live region tells what comes into it, not what it begins with.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  const words = useRef<HTMLParagraphElement>(null)
  const pass = useRef(onPass)
  useEffect(() => {
    pass.current = onPass
  })
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => pass.current(), autoAdvanceMs)
    return () => clearTimeout(timer)
  }, [stays])
  const stay = (): void => {
    setStays(true)
    // The button goes; what it did stands here.
    words.current?.focus()
  }
  return (
    <div className={`row ${styles.passing}`}>
      <p role="status" tabIndex={-1} ref={words}>
        {isThere && (stays ? stayText : passText)}
      </p>
      {!stays && (
        <Button kind="quiet" onClick={stay}>
          Hier blijven
        </Button>
      )}
    </div>
  )
}
