import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LogOutDialog } from '../../ui/app/dialogs/LogOutDialog'

test.each([
  ['by a link is not asked about the user name that is remembered here', false, null],
  ['by a user name has it remembered on', true, true],
])('who came in %s, and keeps the answers', async (_, named, remember) => {
  const wanted: unknown[] = []
  const { getByRole } = await render(
    <LogOutDialog
      unsent="some"
      named={named}
      remembered={true}
      onKeep={one => wanted.push(one)}
      onErase={() => undefined}
      onCancel={() => undefined}
    />,
  )
  await userEvent.click(getByRole('button', { name: 'Bewaren op dit apparaat' }))
  expect(wanted).toEqual([remember])
})
