/**
 * Renders its children while the condition of a catalogue entry holds; the hook tells whether that of a section, part,
 * text or list holds now.
 */
import type { ReactNode } from 'react'
import type { Entry, Section } from '../../domain/language/section'
import { findGroup } from '../../projections/tree/findNode'
import { useSurvey } from './surveyContext'
import { useView } from './useView'

export const useIsGateOpen = (of: Section | Entry, ids: readonly string[]): boolean => {
  const gate = useSurvey().catalogue.gateOf.get(of)
  return useView(({ tree }) => gate !== undefined && findGroup(tree, gate.group, ids)?.gates[gate.index] === true)
}

export const ShownWhen = (props: Readonly<{ of: Entry; ids: readonly string[]; children: ReactNode }>) =>
  useIsGateOpen(props.of, props.ids) ? props.children : null
