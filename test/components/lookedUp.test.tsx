import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { noLenders } from '../../domain/language/lender'
import { homeTexts, singleHomeTexts } from '../../domain/texts/homeTexts'
import { lenderTexts } from '../../domain/texts/lenderTexts'
import type { HomeView } from '../../projections/homes/homeSearchView'
import { HomeSearchStatus, homeSearchStatusId } from '../../ui/survey/homes/HomeSearchStatus'
import { SuppliedChoice } from '../../ui/survey/questions/SuppliedChoice'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { useField } from '../../ui/surveyContext/useField'
import { home } from '../domain/homes/homes'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'

test('what came of asking for a home again is told where the button was', async () => {
  const context = portalContext(portal({ type: 'full' }))
  let tell = (_: HomeView): void => undefined
  const Looking = () => {
    const [view, setView] = useState<HomeView>({ tag: 'missing' })
    tell = setView
    return <HomeSearchStatus at="x" view={view} advice="Kijk het adres na." found="De woning is gevonden." />
  }
  const dispatch: typeof context.dispatch = ({ type }) => {
    if (type === 'SeekHome') tell({ tag: 'seeking' })
    return E.right(null)
  }
  const { getByRole } = await render(
    <SurveyContext value={{ ...context, dispatch }}>
      <Looking />
    </SurveyContext>,
  )
  const state = () => document.getElementById(homeSearchStatusId('x'))
  await getByRole('button', { name: homeTexts.again }).click()
  await expect.poll(() => state()?.textContent).toBe(`${singleHomeTexts.seeking}.`)
  tell({ tag: 'found', home: home('h1'), awaitsPicture: false })
  await expect.poll(() => state()?.textContent).toBe('De woning is gevonden.')
  await expect.poll(() => document.activeElement).toBe(state())
})

const nothing = (): void => undefined

const lenders = {
  companies: [{ id: '1', code: 'N1', name: 'Nepbank' }],
  labels: [],
} as const

/** The lender of a mortgage, as its question shows it. */
const Lender = ({ path }: Readonly<{ path: string }>) => {
  const view = useField(path)
  const question = view?.slot.question
  if (view === null || question?.kind !== 'choice' || question.supply === null) throw new Error('No list is supplied.')
  const silent = {
    about: undefined,
    error: undefined,
    reason: undefined,
    consequence: undefined,
    provenanceLine: undefined,
  }
  const rest = {
    ...silent,
    doubtLine: undefined,
    isReadOnly: false,
    required: undefined,
    answer: nothing,
    onDraft: nothing,
  }
  return <SuppliedChoice {...rest} supply={question.supply} question={question} view={view} id={path} />
}

test('the list of lenders that was asked for again takes the focus when it comes', async () => {
  const at = portal({ type: 'mortgage_pension', lenders: noLenders })
  const list = 'customer.mortgages'
  const path = `${list}.${at.ids(list)[0] ?? at.adds(list)}.hdn_company_id`
  const context = portalContext(at)
  const { getByRole } = await render(
    <SurveyContext value={context}>
      <Lender path={path} />
    </SurveyContext>,
  )
  await getByRole('button', { name: lenderTexts.again }).click()
  context.dispatch({ type: 'LoadLenders', digest: 'x', lists: lenders })
  await expect.poll(() => document.activeElement?.id).toBe(path)
})
