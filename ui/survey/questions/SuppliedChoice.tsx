import { useEffect, useRef } from 'react'
import { isEmptyAnswer } from '../../../domain/engine/kinds/kinds'
import { slotPath } from '../../../domain/engine/path'
import type { Supply } from '../../../domain/language/question'
import { lenderTexts } from '../../../domain/texts/lenderTexts'
import type { FieldView } from '../../../projections/tree/fieldView'
import { focusOn } from '../../shell/page/FocusLink'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useField } from '../../surveyContext/useField'
import { useView } from '../../surveyContext/useView'
import { Button } from '../../widgets/Button'
import { SelectField } from '../../widgets/choices/SelectField'
import { InfoBlock } from '../../widgets/InfoBlock'
import { type BoundQuestion, controlPropsOf } from './boundQuestion'

const isListed = ({ options }: FieldView): boolean => options.some(({ offered }) => offered === 'always')

/**
 * A choice from a list that the office supplies (lenders, their products). An empty list says why, with a button that
 * asks again, and then the choice is optional.
 */
export const SuppliedChoice = ({ supply, ...bound }: BoundQuestion<'choice'> & { supply: Supply }) =>
  supply.from === 'lenders' ? <Lender {...bound} /> : <Product {...bound} of={supply.of} />

const Select = ({ help, ...bound }: BoundQuestion<'choice'> & { help?: string }) => (
  <SelectField
    {...controlPropsOf(bound)}
    required={bound.required ?? false}
    value={String(bound.view.value)}
    options={bound.view.options}
    onCommit={bound.answer}
    {...(help === undefined ? {} : { help })}
    {...(bound.required === true ? {} : { empty: bound.question.none })}
  />
)

const Lender = (bound: BoundQuestion<'choice'>) => (
  <>
    {bound.view.options.length > 0 && <Select {...bound} />}
    <SuppliedListStatus of="lenders" id={bound.id} isLoaded={isListed(bound.view)} />
  </>
)

type SuppliedListStatusProps = Readonly<{ of: Supply['from']; id: string; isLoaded: boolean }>

/** Why a list is empty, with a button that requests it again. */
const SuppliedListStatus = ({ of, id, isLoaded }: SuppliedListStatusProps) => {
  const { dispatch } = useSurvey()
  const busy = useView(({ state }) => state.wanted.lenders)
  const hasAsked = useRef(false)
  useEffect(() => {
    // The button goes away with the note: the list that came takes the focus.
    if (isLoaded && hasAsked.current) focusOn(id)
    if (isLoaded) hasAsked.current = false
  }, [isLoaded, id])
  const retry = (): void => {
    hasAsked.current = true
    dispatch({ type: 'SeekLenders' })
  }
  if (isLoaded) return null
  const { title, goOn } = lenderTexts.noList[of]
  return (
    <InfoBlock kind="warning" title={title}>
      <p role="status">{busy ? lenderTexts.loading : goOn}</p>
      <Button onClick={retry} busy={busy} busyLabel={lenderTexts.loading}>
        {lenderTexts.again}
      </Button>
    </InfoBlock>
  )
}

type ProductProps = BoundQuestion<'choice'> & Readonly<{ of: Extract<Supply, { from: 'products' }>['of'] }>

const Product = ({ of, ...bound }: ProductProps) => {
  const { catalogue } = useSurvey()
  const { view } = bound
  const slot = catalogue.slotOf.get(of)
  const lender = useField(slot === undefined ? '' : slotPath(slot, view.ids))
  const areLoaded = useView(({ state }) => state.lenders.labels.length > 0)
  if (lender === null) return null
  // Without a list of lenders the lender's note is enough.
  const select = view.options.length > 0 && <Select {...bound} />
  if (isEmptyAnswer(lender.slot.question, lender.value))
    return isListed(lender) ? <Select {...bound} help={lenderTexts.lenderFirst} /> : select
  return (
    <>
      {select}
      {isListed(lender) && <SuppliedListStatus of="products" id={bound.id} isLoaded={areLoaded} />}
      {areLoaded && !isListed(view) && isListed(lender) && (
        <InfoBlock title={bound.question.title}>{lenderTexts.noProducts}</InfoBlock>
      )}
    </>
  )
}
