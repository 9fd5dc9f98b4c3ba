import type { ReactNode } from 'react'
import { HeadingLevelContext, nextLevel, useHeadingLevel } from '../../surveyContext/headingLevel'
import styles from './TitledBlock.module.css'

/** A part of a section under a title of its own, at the level that is due there. */
export const TitledBlock = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => {
  const level = useHeadingLevel()
  const Heading = `h${level}` as const
  return (
    <HeadingLevelContext value={nextLevel(level)}>
      <section className={styles.part}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </section>
    </HeadingLevelContext>
  )
}
