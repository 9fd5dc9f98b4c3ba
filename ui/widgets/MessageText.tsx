import { englishLinesIn } from '../../domain/texts/translateEnglishLines'
import styles from './MessageText.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** What is said of a field or a file: a line in English is named as such, and what to do stands below it in Dutch. */
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
