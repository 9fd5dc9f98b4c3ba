import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sentOn } from '../../domain/texts/inventoryReceivedTexts'
import { successTexts } from '../../domain/texts/successTexts'
import { unsupportedDeviceTexts } from '../../domain/texts/unsupportedDeviceTexts'
import { createSentMarks } from '../../events/session/sentMarks'
import { SentBeforeNotice } from '../../ui/account/SentBeforeNotice'
import { RetrievalTroubleBlock } from '../../ui/retrieval/RetrievalTroubleBlock'
import { ProblemScreen } from '../../ui/shell/ProblemScreen'
import { MessageScreen } from '../../ui/shell/page/MessageScreen'
import { ShareLink } from '../../ui/shell/unsupported/ShareLink'
import { SuccessScreen } from '../../ui/survey/sending/SuccessScreen'

const nothing = (): void => undefined

test('a page of one message takes the focus by its title', async () => {
  const { getByRole } = await render(<MessageScreen title="Geen verbinding" />)
  await expect.element(getByRole('heading', { name: 'Geen verbinding' })).toHaveFocus()
})

test('a problem is what the browser calls the page', async () => {
  await render(<ProblemScreen title="Er ging iets mis" onRetry={nothing} />)
  expect(document.title).toContain('Er ging iets mis')
})

test('a link that the clipboard refuses stands there, selected; one that it took is said to be copied', async () => {
  const link = 'https://portaal.example/?token=x'
  const copies = [() => Promise.reject(new Error('refused')), () => Promise.resolve()]
  const copy = () => copies.shift()?.() ?? expect.fail('It was copied too often.')
  const { getByRole, getByLabelText } = await render(<ShareLink title="Neem mee" link={link} copy={copy} />)
  const button = getByRole('button', { name: unsupportedDeviceTexts.copy })
  await userEvent.click(button)
  const field = getByLabelText(unsupportedDeviceTexts.link)
  await expect.element(field).toHaveFocus()
  expect(document.getSelection()?.toString()).toBe(link)
  await userEvent.click(button)
  await expect.element(getByRole('status')).toHaveTextContent(unsupportedDeviceTexts.copied)
  await expect.element(field).not.toBeInTheDocument()
})

test('why nothing was retrieved takes the focus, with the advice', async () => {
  const trouble = { text: 'DigiD is niet bereikbaar', technical: true, advice: 'Probeer het later.' }
  const { getByRole } = await render(<RetrievalTroubleBlock trouble={trouble} onAgain={nothing} onByHand={nothing} />)
  await expect.element(getByRole('region', { name: 'DigiD is niet bereikbaar Probeer het later.' })).toHaveFocus()
})

test('an inventory that arrived is told once', async () => {
  const sent = createSentMarks(null)
  sent.add('2026-11-22', 'jan')
  const { container } = await render(<SentBeforeNotice sent={sent} />)
  expect(container.textContent).toContain(sentOn('op 22-11-2026', 'jan'))
  expect(sent.untold()).toEqual([])
})

test('the page of what arrived is heard once with all its seconds, and when one stays', async () => {
  const page = (left: number | null) => (
    <SuccessScreen
      frame={({ children }) => children}
      before={null}
      partnerInvited={false}
      redirected={false}
      secondsLeft={left}
      seconds={5}
      onHold={nothing}
      onLogOut={nothing}
    />
  )
  const { getByRole, rerender } = await render(page(5))
  const words = `${successTexts.leaving(5, false)} ${successTexts.holdHow}`
  await expect.element(getByRole('status')).toHaveTextContent(words)
  await rerender(page(4))
  await expect.element(getByRole('status')).toHaveTextContent(words)
  await rerender(page(null))
  await expect.element(getByRole('status')).toHaveTextContent(successTexts.held)
  await expect.element(getByRole('button', { name: successTexts.logOutHeld })).toHaveFocus()
})
