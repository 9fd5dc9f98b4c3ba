import { joinNames } from '../../domain/texts/joinNames'
import { withPartnerTexts as texts } from '../../domain/texts/withPartnerTexts'
import { type Couple, coupleInvitations } from '../../projections/intro/coupleInvitations'
import { Fold } from '../shell/page/Fold'
import { useSurvey } from '../surveyContext/surveyContext'
import { useHasNothingToFillIn } from '../surveyContext/useHasNothingToFillIn'
import { useView } from '../surveyContext/useView'
import styles from './PartnerExplanation.module.css'

/**
 * A disclosure on the intro that explains to a customer with a partner who of the two fills in what, or that the
 * partner has no invitation of their own.
 */
export const PartnerExplanation = () => {
  const { catalogue } = useSurvey()
  const view = useView(one => one)
  const isEmpty = useHasNothingToFillIn()
  const told = coupleInvitations(catalogue, view)
  if (told === null) return null
  return (
    <Fold title={texts.title} level={2}>
      {told.tag === 'alone' ? <p>{texts.notInvited(told.aboutPartner)}</p> : <Both {...told} answers={!isEmpty} />}
    </Fold>
  )
}

type BothProps = Couple & Readonly<{ answers: boolean }>

const Both = ({ asPartner, each, household, aboutPartner, answers }: BothProps) => (
  <>
    <p>
      {asPartner ? texts.asPartner : texts.invited} {answers && texts.toAdviser}
    </p>
    {each.length + household.length > 0 && (
      <dl className={styles.who}>
        <Subjects who={texts.each} titles={each} />
        <Subjects who={asPartner ? texts.householdByPartner : texts.household} titles={household} />
      </dl>
    )}
    {aboutPartner && <p>{texts.aboutPartner}</p>}
  </>
)

const Subjects = ({ who, titles }: Readonly<{ who: string; titles: readonly string[] }>) =>
  titles.length === 0 ? null : (
    <div>
      <dt>{who}</dt>
      <dd>{joinNames(titles)}</dd>
    </div>
  )
