import { useState } from 'react'
import { arrived } from '../../projections/arrived'
import { Arrived } from '../survey/complete/Arrived'
import type { Visit } from './visit'

/** What arrived of a visit that was sent: read once, of what this page still knows. */
export const ArrivedPart = ({ visit }: { readonly visit: Visit }) => {
  const [known] = useState(() => arrived(visit.catalogue, visit.live.view()))
  return known === null ? null : <Arrived arrived={known} />
}
