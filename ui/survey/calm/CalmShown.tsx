import { describeStep } from '../../../domain/engine/describe'
import { type CalmScreen, pieceOf } from '../../../projections/calm/calmScreen'
import { InfoBlock } from '../../widgets/InfoBlock'
import { Content } from '../content/Content'
import { HeadingLevelContext } from '../content/headingLevel'
import { usePortal, useView } from '../portal'
import { EnterKeyContext } from '../questions/enterKey'
import { Retrieved } from '../retrieved/Retrieved'
import { useIsLocked } from '../step/Locked'
import type { Standing } from '../step/standing'
import styles from './Calm.module.css'
import { CalmCard } from './CalmCard'
import { CalmList } from './CalmList'
import type { CalmBodyProps } from './calmDoors'

type CalmShownProps = Pick<CalmBodyProps, 'step' | 'screen' | 'screens' | 'onScreen' | 'onNavigate'> &
  Omit<Standing, 'ids'> &
  Readonly<{ onConfirmed: () => void }>

/** Whether the screen's title says what its one control would say once more. */
const isSaidAbove = (screen: CalmScreen): boolean => {
  const piece = pieceOf(screen)
  return piece !== null && (piece.alone !== null || piece.shape === 'table')
}

/** The questions of a screen as the step's page shows them, large; its list under them. */
export const CalmShown = (props: CalmShownProps) => {
  const { step: key, screen, screens, onScreen, onNavigate, onConfirmed, ...standing } = props
  const { catalogue } = usePortal()
  const { shows } = screen
  const locked = useIsLocked()
  const step = catalogue.stepAt.get(key)
  const about = useView(({ state: { facts } }) => (step === undefined ? '' : describeStep({ catalogue, facts }, step)))
  const lead = about !== '' && screens[0] === screen && <p className={styles.about}>{about}</p>
  if (shows === 'begin')
    return (
      <HeadingLevelContext value={2}>
        {lead}
        {key === 'personal_details' && !locked && <Retrieved step={key} onNavigate={onNavigate} />}
      </HeadingLevelContext>
    )
  if ('otherwise' in shows)
    return (
      <>
        {lead}
        <InfoBlock>{shows.otherwise.otherwise}</InfoBlock>
      </>
    )
  if (shows.tag === 'card')
    return (
      <HeadingLevelContext value={2}>
        {lead}
        <CalmCard screen={screen} card={shows} onConfirmed={onConfirmed} {...standing} />
      </HeadingLevelContext>
    )
  return (
    <HeadingLevelContext value={2}>
      {lead}
      <div className={isSaidAbove(screen) ? styles.alone : undefined}>
        <EnterKeyContext value={shows.alone === null ? 'done' : 'next'}>
          <Content content={shows.content} ids={screen.ids} {...standing} />
        </EnterKeyContext>
      </div>
      {shows.list !== null && screen.keepsList && (
        <CalmList
          step={key}
          slot={shows.list}
          ids={screen.ids}
          judged={standing.judged}
          screens={screens}
          onScreen={onScreen}
        />
      )}
    </HeadingLevelContext>
  )
}
