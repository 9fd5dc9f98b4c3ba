import * as E from 'fp-ts/Either'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sendTexts } from '../../domain/texts/sendingTexts'
import { constantStream } from '../../events/stream'
import { CompleteScreen } from '../../ui/survey/sending/CompleteScreen'
import { FileArea } from '../../ui/survey/sending/FileArea'
import { SurveyContext } from '../../ui/surveyContext/surveyContext'
import { filledIn, pdf } from '../events/decisions/filledIn'
import { noDoors } from '../setup/noDoors'
import { portalContext } from './portalContext'

const nothing = (): void => undefined
const ofFiles = { upload$: constantStream(null), onDownload: nothing }

test('that sending failed takes the focus, beside the button, with what to do', async () => {
  const at = filledIn({ type: 'financial_advice' })
  const context = portalContext(at)
  const told: string[] = []
  const { getByRole, getByText } = await render(
    <SurveyContext value={context}>
      <CompleteScreen
        {...noDoors}
        {...ofFiles}
        notify={(_, text) => told.push(text)}
        frame={({ children }) => children}
        link={({ children }) => children}
        attach={async () => E.left('unreadable')}
        copyDialog={() => null}
      />
    </SurveyContext>,
  )
  context.dispatch({ type: 'StartSending', body: 'b' })
  await expect.element(getByText('Uw gegevens worden verstuurd').first()).toBeVisible()
  context.dispatch({ type: 'NoteSendingFailed', failure: 'network', fields: [], file: null })
  await expect.poll(() => told.length).toBe(1)
  const failure = getByRole('region', { name: told[0] ?? '' })
  await expect.element(failure).toHaveFocus()
})

test('who asks to add a document goes on in the area that it opens, and hears what became of it', async () => {
  const at = filledIn({ type: 'financial_advice' })
  const context = portalContext(at)
  const { container, getByRole } = await render(
    <SurveyContext value={context}>
      <FileArea
        {...ofFiles}
        busy={false}
        locked={false}
        attach={async ({ name }) => {
          context.dispatch({ type: 'AttachFile', file: pdf(name) })
          return E.right('added')
        }}
      />
    </SurveyContext>,
  )
  await getByRole('button', { name: sendTexts.addFiles }).click()
  const area = container.querySelector('[id] button')?.closest('[id]')
  expect(area?.contains(document.activeElement)).toBe(true)
  const input = container.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('There is no field.')
  const dropped = new DataTransfer()
  dropped.items.add(new File(['x'], 'loon.pdf', { type: 'application/pdf' }))
  input.files = dropped.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(getByRole('status').last()).toHaveTextContent('loon.pdf')
  expect(at.state().files.map(({ name }) => name)).toEqual(['loon.pdf'])
})
