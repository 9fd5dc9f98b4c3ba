import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listAddress } from '../../domain/engine/path'
import { listViewAt } from '../../projections/lookUp'
import { judgedIn } from '../../projections/stepView'
import { CalmItem } from '../../ui/survey/calm/CalmItem'
import { portal } from '../domain/portal/portal'
import { viewOf } from '../projections/viewOf'

test('an employer that comes after a refusal is not complete, and wrong only once that was refused too', async () => {
  const at = portal({ type: 'financial_advice' })
  const slot = listAddress(at.catalogue, 'customer.employers')?.list ?? expect.fail('No list')
  const shown = () => {
    const view = viewOf(at)
    const [item = expect.fail('No item')] = listViewAt(view.tree, slot, [])?.items ?? []
    const judged = judgedIn(at.catalogue, view, 'personal_details')
    const place = { id: 'customer.employers.x', at: 0 }
    return <CalmItem {...place} {...{ slot, item, judged }} onOpen={() => undefined} onRemove={undefined} />
  }
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  at.answers('customer.has_employers', 1)
  const { container, rerender } = await render(shown())
  expect(container.textContent).toContain('Nog niet compleet')
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  await rerender(shown())
  expect(container.textContent).toContain('3 vragen kloppen nog niet')
})
