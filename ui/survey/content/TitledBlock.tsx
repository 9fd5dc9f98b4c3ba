import type { ReactNode } from 'react'
import { HeadingLevelContext, nextLevel, useHeadingLevel } from '../../surveyContext/headingLevel'
import styles from './TitledBlock.module.css'

/** A part of a section with its own title, at the heading level of its place. */
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
