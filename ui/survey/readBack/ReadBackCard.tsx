/**
 * Shows the answers of a section or an item to confirm or change; once confirmed one line, and while open its fields.
 */
import { Fragment, type ReactNode, useId } from 'react'
import type { CardAddress } from '../../../domain/engine/readBack'
import { cardContent } from '../../../projections/readBack/cardContent'
import { cardLayout } from '../../../projections/readBack/cardLayout'
import type { CardSources } from '../../../projections/readBack/cardSources'
import { cardSummary } from '../../../projections/readBack/cardSummary'
import { findGroup } from '../../../projections/tree/findNode'
import type { ContentComponent, SectionContext } from '../../surveyContext/sectionContext'
import { useView } from '../../surveyContext/useView'
import { Icon } from '../../widgets/Icon'
import { nameWithin } from '../../widgets/items/nameWithin'
import { CardSourceContext } from '../provenance/cardSourceContext'
import { CardButtons } from './CardButtons'
import { CardNote } from './CardNote'
import styles from './ReadBackCard.module.css'
import { ReadValues } from './ReadValues'
import { useCardSources } from './useCardSources'
import type { CardState } from './useReadBack'

export type ReadBackCardProps = SectionContext &
  Readonly<{
    card: CardAddress
    /** Of the card; the first of its buttons has it as its id. */
    path: string
    state: CardState
    contentComponent: ContentComponent
    title: string
    level: 2 | 3 | 4 | 5
    /** The name of the enclosing item ('Hypotheek 1'), because names repeat in other items. */
    within?: string | null
    /** The class of its fields, where they stand two by two. */
    pairs?: string | undefined
    /** Beside 'Klaar' while it is open: what is rare. */
    more?: ReactNode
  }>

export const ReadBackCard = (props: ReadBackCardProps) => {
  const { card, state, contentComponent: Content, within = null, ids, errorScope, refusals } = props
  const id = useId()
  const { rest } = cardContent(card.content)
  return (
    <section aria-labelledby={id} role={within === null ? undefined : 'group'}>
      {state.mode === 'line' ? <ConfirmedLine {...props} headingId={id} /> : <Card {...props} headingId={id} />}
      {Object.keys(rest).length > 0 && <Content content={rest} ids={ids} errorScope={errorScope} refusals={refusals} />}
    </section>
  )
}

const Buttons = ({ card, path, state, title, within = null, more }: ReadBackCardProps) => (
  <CardButtons card={card} path={path} state={state} name={nameWithin(title, within)} more={more} />
)

/** Search in the page opens it, where the browser can; React itself knows `hidden` as yes or no alone. */
const hideUntilFound = (element: HTMLElement | null): void => element?.setAttribute('hidden', 'until-found')

/** The closed card: its key values in a line, and all values hidden for search in the page and for print. */
const ConfirmedLine = (props: ReadBackCardProps & { headingId: string }) => {
  const { card, state, title, level, headingId } = props
  const sources = useCardSources(state.read)
  const Heading = `h${level}` as const
  const summary = useView(
    ({ tree }) => cardSummary(card, findGroup(tree, card.group, card.ids)?.fields ?? [], card.title === null),
    sameWords,
  )
  return (
    <div className={styles.line}>
      <Icon name="check" />
      <Heading className={styles.title} id={headingId}>
        {title}
      </Heading>
      {summary.length > 0 && (
        <p className={`${styles.summary} screenOnly`}>
          {summary.map((words, n) => (
            <Fragment key={words}>
              {n > 0 && ' '}
              <span>
                {words}
                {n < summary.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      <Buttons {...props} />
      <div className={styles.folded} ref={hideUntilFound}>
        {sources.card !== null && <p className={styles.source}>{sources.card}</p>}
        <ReadValues groups={cardLayout(cardContent(card.content), state).read} sources={sources} />
      </div>
    </div>
  )
}

const sameWords = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

const Card = (props: ReadBackCardProps & { headingId: string }) => {
  const { card, state, contentComponent: Content, title, level, headingId, pairs, ids, errorScope, refusals } = props
  const sources = useCardSources(state.read)
  const Heading = `h${level}` as const
  return (
    <div className={styles.card}>
      <div className={styles.top}>
        <Heading className={styles.title} id={headingId}>
          {title}
        </Heading>
        {sources.card !== null && <p className={styles.source}>{sources.card}</p>}
      </div>
      <CardSourceContext value={sources.card}>
        {state.mode === 'read' ? (
          <ReadAnswers {...props} sources={sources} />
        ) : (
          <>
            <CardNote state={state} />
            <div className={pairs}>
              <Content content={cardContent(card.content).own} ids={ids} errorScope={errorScope} refusals={refusals} />
            </div>
            <Buttons {...props} />
          </>
        )}
      </CardSourceContext>
    </div>
  )
}

const ReadAnswers = (props: ReadBackCardProps & { sources: CardSources }) => {
  const { card, state, sources, contentComponent: Content, ids, errorScope, refusals } = props
  const { read, asked } = cardLayout(cardContent(card.content), state)
  return (
    <>
      <ReadValues groups={read} sources={sources} />
      <CardNote state={state} />
      <Buttons {...props} />
      {Object.keys(asked).length > 0 && (
        <div className={styles.foot}>
          <Content content={asked} ids={ids} errorScope={errorScope} refusals={refusals} />
        </div>
      )}
    </>
  )
}
