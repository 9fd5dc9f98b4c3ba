import { useRef } from 'react'
import type { ReadOnlyEntry } from '../../../domain/language/section'
import { childTexts } from '../../../domain/texts/homeTexts'
import { childrenAtHome, sameChildren } from '../../../projections/homes/childrenAtHome'
import { useSurvey } from '../../surveyContext/surveyContext'
import { useLocalListPage } from '../../surveyContext/useListPage'
import { useView } from '../../surveyContext/useView'
import { InfoBlock } from '../../widgets/InfoBlock'
import { ListPager } from '../../widgets/items/ListPager'
import styles from './ChildrenAtHome.module.css'

/** A read-only table of the children who live at home, in the step 'children', from the answers of an earlier step. */
export const ChildrenAtHome = ({ shown }: { shown: ReadOnlyEntry }) => {
  const { catalogue } = useSurvey()
  const children = useView(now => childrenAtHome(catalogue, now), sameChildren)
  const { shown: page, onPage } = useLocalListPage(children.length)
  const table = useRef<HTMLTableElement>(null)
  if (children.length === 0) return <InfoBlock>{shown.empty}</InfoBlock>
  const cell = (words: string): string => (words === '' ? childTexts.unknown : words)
  return (
    <>
      <table className={styles.children} aria-label={shown.title} ref={table} tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">{childTexts.name}</th>
            <th scope="col">{childTexts.lastName}</th>
            <th scope="col">{childTexts.born}</th>
          </tr>
        </thead>
        <tbody>
          {children.slice(page.from, page.to).map(({ id, firstName, lastName, born }) => (
            <tr key={id}>
              <th scope="row" data-head={childTexts.name}>
                {cell(firstName)}
              </th>
              <td data-head={childTexts.lastName}>{cell(lastName)}</td>
              <td data-head={childTexts.born}>{cell(born)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ListPager shown={page} onPage={onPage} start={() => table.current} />
    </>
  )
}
