import { useMemo } from 'react'
import type { Shown } from '../../../domain/language/section'
import { incomeKinds } from '../../../projections/futureIncome'
import { itemsAt } from '../../../projections/lookUp'
import { type Bar, BarChart, longestOf } from '../../widgets/BarChart'
import { InfoBlock } from '../../widgets/InfoBlock'
import { ByAge } from '../pictures/ByAge'
import { usePortal, useView } from '../portal'
import styles from './FutureIncome.module.css'

const path = 'customer.pensions'

interface Chart {
  readonly title: string
  readonly bars: readonly Bar[]
}

/** The income by age; the amounts side by side where no age is known. */
export const FutureIncome = ({ shown }: { shown: Shown }) => <ByAge shown={shown} otherwise={SideBySide} />

/**
 * The pension amounts side by side, all on one scale: with several pensions a chart of each kind, with one pension one chart,
 * and what is paid after death apart where that chart says from what age.
 */
const SideBySide = ({ shown }: { shown: Shown }) => {
  const { catalogue } = usePortal()
  const slot = catalogue.listAt.get(path)
  const list = useView(({ tree }) => itemsAt(catalogue, tree, path))
  const charts = useMemo((): readonly Chart[] => {
    const kinds = slot === undefined || list === null ? [] : incomeKinds(slot, list)
    const bar = (key: string, label: string, { value, text }: Pick<Bar, 'value' | 'text'>): Bar => ({
      key,
      label,
      value,
      text,
    })
    if ((list?.items.length ?? 0) > 1)
      return kinds.map(({ title, amounts }) => ({
        title,
        bars: amounts.map(amount => bar(amount.id, amount.pension, amount)),
      }))
    const amounts = kinds.flatMap(({ title, amounts }) =>
      amounts.map(amount => ({ ...amount, bar: bar(title, title, amount) })),
    )
    return [...new Set(amounts.map(({ pension }) => pension))].map(title => ({
      title,
      bars: amounts.flatMap(one => (one.pension === title ? [one.bar] : [])),
    }))
  }, [slot, list])
  if (charts.length === 0) return <InfoBlock>{shown.empty}</InfoBlock>
  const most = longestOf(charts.flatMap(({ bars }) => bars))
  return (
    <section>
      <h3 className={styles.heading}>{shown.title}</h3>
      {charts.map(({ title, bars }) => (
        <BarChart key={title} title={title} bars={bars} most={most} />
      ))}
    </section>
  )
}
