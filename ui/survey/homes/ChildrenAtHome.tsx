import type { Shown } from '../../../domain/language/section'
import { childTexts } from '../../../domain/texts/homeTexts'
import { childrenAtHome, sameChildren } from '../../../projections/atHome'
import { InfoBlock } from '../../widgets/InfoBlock'
import { usePortal, useView } from '../portal'
import styles from './ChildrenAtHome.module.css'

/** The children who live at home, as they were filled in elsewhere. */
export const ChildrenAtHome = ({ shown }: { shown: Shown }) => {
  const { catalogue } = usePortal()
  const children = useView(now => childrenAtHome(catalogue, now), sameChildren)
  if (children.length === 0) return <InfoBlock>{shown.empty}</InfoBlock>
  const cell = (words: string): string => (words === '' ? childTexts.unknown : words)
  return (
    <table className={styles.children} aria-label={shown.title}>
      <thead>
        <tr>
          <th scope="col">{childTexts.name}</th>
          <th scope="col">{childTexts.lastName}</th>
          <th scope="col">{childTexts.born}</th>
        </tr>
      </thead>
      <tbody>
        {children.map(({ id, firstName, lastName, born }) => (
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
  )
}
