import { returnVisitTexts } from '../../domain/texts/returnVisitTexts'
import { papersToPrepare } from '../../projections/intro/papersToPrepare'
import { Fold } from '../shell/page/Fold'
import { useSurvey } from '../surveyContext/surveyContext'
import { useView } from '../surveyContext/useView'

/** Lists on the intro, under a title that opens it, the papers to have at hand; nothing where there are none. */
export const PapersToCollect = () => {
  const { catalogue } = useSurvey()
  const view = useView(one => one)
  const papers = papersToPrepare(catalogue, view)
  if (papers.length === 0) return null
  return (
    <Fold title={returnVisitTexts.papers} level={2}>
      <ul className="bullets">
        {papers.map(paper => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </Fold>
  )
}
