import { englishLinesIn } from '../../domain/texts/englishLinesIn'
import styles from './MessageText.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** A message about a field or a file; an English line in it gets `lang="en"`, with the Dutch advice below it. */
export const MessageText = ({ text }: { text: string }) => {
  const english = englishLinesIn(text)
  if (english === null) return text
  return (
    <>
      {english.before}
      <span lang="en">{english.line}</span>
      {english.after}
      <VisuallyHidden>. </VisuallyHidden>
      <span className={styles.todo}>{english.todo}</span>
    </>
  )
}
