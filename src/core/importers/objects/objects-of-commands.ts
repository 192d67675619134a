import type { Document } from '../../model/document.ts'
import { createdObjectsIn } from './created-objects.ts'
import { helmReleasesIn } from './helm-releases.ts'
import { labelledNamespacesIn } from './labelled-namespaces.ts'
import { patchedObjectsIn } from './patched-objects.ts'

/** Objects of a cluster that commands in a text make or change, whatever else stands there. */
export const objectsOfCommands = (doc: Document): readonly Document[] => [
  ...helmReleasesIn(doc),
  ...labelledNamespacesIn(doc),
  ...patchedObjectsIn(doc),
  ...createdObjectsIn(doc),
]
