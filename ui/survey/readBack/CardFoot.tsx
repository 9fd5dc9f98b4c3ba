import type { AskedEntry } from '../../../projections/readBack/cardLayout'
import type { Inside, Standing } from '../step/standing'

type CardFootProps = Standing & Readonly<{ asked: readonly AskedEntry[]; inside: Inside }>

/** What is missing, wrong or doubtful on a card: asked under it. */
export const CardFoot = ({ asked, inside: Content, ...standing }: CardFootProps) =>
  asked.map(entry =>
    entry.kind === 'address' ? (
      <Content key={Object.keys(entry.content).join()} content={entry.content} {...standing} />
    ) : (
      <Content key={entry.question.title} content={{ [entry.question.title]: entry.question }} {...standing} />
    ),
  )
