import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { lastStageOf } from './dockerfile-steps.ts'

const otherDrive = /^["']?[d-z]:/i

/** The folder in which an image starts its program, where it is on another drive than that of Windows. */
export function startFolderIn(doc: Document): readonly Observation[] {
  if (!/\bWORKDIR\b/i.test(doc.text)) return []
  const folder = lastStageOf(doc).findLast(({ name }) => name === 'WORKDIR')
  if (!folder || !otherDrive.test(folder.text)) return []
  const value = folder.text.replaceAll(/["']/g, '')
  return [stated('workload.workingDir', value, folder.text, doc.placeAt(folder.at))]
}
