import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { doubtTexts } from '../../domain/texts/doubtTexts'
import { DoubtAnnouncer } from '../../ui/survey/doubts/DoubtAnnouncer'
import { DoubtLine } from '../../ui/survey/doubts/DoubtLine'
import { createDoubtFeed } from '../../ui/surveyContext/doubtFeed'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { portal } from '../projections/portal'
import { portalContext } from './portalContext'

const list = 'customer.mortgages'

/** A loan of an amount that is asked back, beside which the line stands. */
const mounted = async () => {
  const at = portal({ type: 'mortgage_pension' })
  const mortgage = at.ids(list)[0] ?? at.adds(list)
  const parts = `${list}.${mortgage}.parts`
  const path = `${parts}.${at.ids(parts)[0] ?? at.adds(parts)}.oorspronkelijke_hoogte_leningdeel`
  const context = portalContext(at)
  const doubtFeed = createDoubtFeed(at.catalogue, context.live)
  const screen = await render(
    <SurveyContext value={{ ...context, doubtFeed }}>
      <input id={path} />
      <DoubtLine slot={at.at(path).slot} path={path} />
      <DoubtAnnouncer />
    </SurveyContext>,
  )
  const answers = (value: number) => context.dispatch({ type: 'ChangeAnswer', path, value })
  return { at, path, answers, ...screen }
}

test('what is asked back of an answer is heard where it is said, and one word settles it', async () => {
  const { path, answers, getByRole } = await mounted()
  answers(999)
  await expect.element(getByRole('status')).toHaveTextContent(/€\s999 geleend, klopt dat\?/)
  await getByRole('button', { name: new RegExp(doubtTexts.confirm) }).click()
  await expect.element(getByRole('status')).toHaveTextContent(doubtTexts.confirmed)
  expect(document.activeElement?.id).toBe(path)
})

test('while somebody types nothing is asked back; it is once the field is left', async () => {
  const { path, answers, getByRole, container } = await mounted()
  document.getElementById(path)?.focus()
  answers(999)
  await expect.element(getByRole('status')).toBeEmptyDOMElement()
  expect(container.textContent).not.toContain('klopt dat?')
  await userEvent.tab()
  await expect.element(getByRole('status')).toHaveTextContent('klopt dat?')
})
