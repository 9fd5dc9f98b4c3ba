/** Starts to load the code of a visit as soon as it is imported, so that the visit opens sooner. */
import { loadVisitChunk } from './loadVisitChunk'

// First of all that the page's script does: beside it, the two would share the line.
void loadVisitChunk().catch(() => undefined)
