import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './Tabs.module.css'

/** A tab list with its panel: one tab stop; arrow keys, Home and End select a tab at once. */
export const Tabs = <K extends string>({ id, label, tabs, selected, onSelect, children }: TabsProps<K>) => {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = keyTo(
      event.key,
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    )
    const tab = to === null ? undefined : tabs[to]
    if (to === null || tab === undefined) return
    event.preventDefault()
    onSelect(tab.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <>
      <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.icon !== undefined && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

type TabItem<K extends string> = Readonly<{ key: K; label: string; icon?: IconName }>

type TabsProps<K extends string> = Readonly<{
  id: string
  /** What the tabs are a choice of, for screen readers. */
  label: string
  tabs: readonly TabItem<K>[]
  selected: K
  onSelect: (key: K) => void
  /** What the selected tab shows. */
  children: ReactNode
}>

const keyTo = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
