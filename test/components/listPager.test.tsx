import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listTexts } from '../../domain/texts/listTexts'
import { ListPager } from '../../ui/widgets/items/ListPager'
import { itemsPerPage } from '../../ui/widgets/items/listPages'

const count = 2 * itemsPerPage

const List = () => {
  const [page, setPage] = useState(0)
  const first = useRef<HTMLParagraphElement>(null)
  const from = page * itemsPerPage
  return (
    <>
      <p ref={first} tabIndex={-1}>
        Regel {from + 1}
      </p>
      <ListPager shown={{ count, page, from, to: from + itemsPerPage }} onPage={setPage} start={() => first.current} />
    </>
  )
}

test('the page that one turns to takes the focus at its first item', async () => {
  const { getByRole, getByText } = await render(<List />)
  await getByRole('button', { name: listTexts.next(itemsPerPage, count) }).click()
  await expect.element(getByText(`Regel ${itemsPerPage + 1}`)).toHaveFocus()
})
