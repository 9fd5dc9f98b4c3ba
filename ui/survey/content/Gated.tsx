import type { ReactNode } from 'react'
import type { Entry, Section } from '../../../domain/language/section'
import { groupViewAt } from '../../../projections/lookUp'
import { usePortal, useView } from '../portal'

/** Whether a section, part, text or list shows now. */
export const useGate = (of: Section | Entry, ids: readonly string[]): boolean => {
  const gate = usePortal().catalogue.gateOf.get(of)
  return useView(({ tree }) => gate !== undefined && groupViewAt(tree, gate.group, ids)?.gates[gate.index] === true)
}

/** What shows and hides as a whole. */
export const Gated = (props: Readonly<{ of: Entry; ids: readonly string[]; children: ReactNode }>) =>
  useGate(props.of, props.ids) ? props.children : null
