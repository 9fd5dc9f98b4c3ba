import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listAddress } from '../../domain/engine/path'
import { errorScopeOf } from '../../projections/steps/errorScope'
import { findList } from '../../projections/tree/findNode'
import { OneQuestionItem } from '../../ui/survey/oneQuestionView/OneQuestionItem'
import { portal } from '../projections/portal'
import { viewOf } from '../projections/viewOf'

test('an employer that comes after a refusal is not complete, and wrong only once that was refused too', async () => {
  const at = portal({ type: 'financial_advice' })
  const slot = listAddress(at.catalogue, 'customer.employers')?.list ?? expect.fail('No list')
  const shown = () => {
    const view = viewOf(at)
    const [item = expect.fail('No item')] = findList(view.tree, slot, [])?.items ?? []
    const judged = errorScopeOf(at.catalogue, view, 'personal_details')
    const place = { id: 'customer.employers.x', at: 0 }
    return (
      <OneQuestionItem
        {...place}
        {...{ slot, item, errorScope: judged }}
        onOpen={() => undefined}
        onRemove={undefined}
      />
    )
  }
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  at.answers('customer.has_employers', 1)
  const { container, rerender } = await render(shown())
  expect(container.textContent).toContain('Nog niet compleet')
  at.does({ type: 'SubmitStep', step: 'personal_details' })
  await rerender(shown())
  expect(container.textContent).toContain('3 vragen kloppen nog niet')
})
