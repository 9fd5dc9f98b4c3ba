import { loadVisitChunk } from './loadVisitChunk'

// First of all that the page's script does: beside it, the two would share the line.
void loadVisitChunk().catch(() => undefined)
