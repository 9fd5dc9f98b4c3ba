import { memo } from 'react'
import type { CopyBlock, CopyDocument } from '../../projections/copy/copyDocument'
import styles from './PrintedCopy.module.css'

/** The customer's copy (headings, lines and answers) as a page that only print shows. */
export const PrintedCopy = memo(({ copy: { title, lines, blocks } }: { copy: CopyDocument }) => (
  <article className={styles.paper}>
    <header>
      <h1 className={styles.title}>{title}</h1>
      {lines.map(line => (
        <p key={line} className={styles.soft}>
          {line}
        </p>
      ))}
    </header>
    {blocks.map((block, at) => (
      // What is printed stays as it is.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Block key={at} block={block} />
    ))}
  </article>
))

const Block = ({ block }: { block: CopyBlock }) => {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return <Heading className={styles[`level${block.level}`]}>{block.title}</Heading>
    }
    case 'line':
      return <p className={styles.soft}>{block.text}</p>
    case 'answers':
      return (
        <dl className={styles.answers}>
          {block.answers.map(({ path, title, answer, remark }) => (
            <div key={`${path} ${title}`} className={styles.answer}>
              <dt className={styles.soft}>{title}</dt>
              <dd className={styles.said}>
                {answer}
                {remark !== '' && <span className={styles.remark}>{remark}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )
  }
}
